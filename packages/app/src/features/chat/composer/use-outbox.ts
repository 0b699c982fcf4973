import { t } from '@lingui/core/macro';
import { ApiError, postMessage } from '@mediation/api-client';
import { toast } from '@mediation/ui/toast';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import type { Backend } from '../../../backend/backend.ts';
import type { Connection } from '../../../backend/live.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import { addMessage } from '../log/message-cache.ts';
import { tabWork } from '../../../browser/tab-work.ts';

/** A message that the server has not stored yet. Its nonce makes a retry idempotent. */
export interface Unsent {
  nonce: string;
  channelId: string;
  content: string;
  /** The document that it carries. */
  uploadId?: string | undefined;
  at: string;
  /** `waiting` for a connection, with which it is sent by itself. */
  state: 'sending' | 'waiting' | 'failed';
}

const storageKey = (userId: string) => `outbox:${userId}`;
const cacheKey = (userId: string) => ['outbox', userId] as const;

/**
 * The messages that wait to be sent. They survive closing the drawer and reloading the tab, so that no text is lost, and
 * those that did not reach the server are sent again once the connection is back.
 */
export function useOutbox(connection: Connection) {
  const { id: userId } = useUser();
  const backend = useBackend();
  const { data: unsent } = useQuery({
    queryKey: cacheKey(userId),
    queryFn: () => stored(userId),
    initialData: () => stored(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (connection === 'connected') void sendWaiting(backend, userId);
  }, [connection, backend, userId]);
  return {
    unsent,
    /** Resolves to whether the case does not take it at the moment: then it is kept by whoever wrote it. */
    async send(channelId: string, content: string, uploadId?: string) {
      const message = { nonce: crypto.randomUUID(), channelId, content, uploadId, at: new Date().toISOString() };
      const error = await deliver(backend, userId, { ...message, state: 'sending' });
      const isRefused = uploadId === undefined && error instanceof ApiError && error.code === 'conflict';
      if (isRefused) keep(backend.queries, userId, (list) => list.filter(({ nonce }) => nonce !== message.nonce));
      return isRefused;
    },
    sendAgain: (message: Unsent) => deliver(backend, userId, { ...message, state: 'sending' }),
  };
}

/** Resolves to the error, if there was one. */
async function deliver({ call, queries }: Backend, userId: string, unsent: Unsent): Promise<unknown> {
  const { nonce, channelId, content, uploadId: upload_id } = unsent;
  const others = (list: Unsent[]) => list.filter((it) => it.nonce !== nonce);
  keep(queries, userId, (list) => [...others(list), unsent]);
  try {
    const { message } = await call(postMessage, { channelId, content, client_nonce: nonce, upload_id });
    addMessage(queries, message);
    keep(queries, userId, others);
    return undefined;
  } catch (error) {
    const state = error instanceof ApiError && error.status === 0 ? 'waiting' : 'failed';
    keep(queries, userId, (list) => list.map((it) => (it.nonce === nonce ? { ...it, state } : it)));
    // Offline the page says so, and the message itself that it waits.
    if (navigator.onLine) toast({ title: errorText(error, t`Failed to send message`), tone: 'destructive' });
    return error;
  }
}

/** Sends one after the other, so that they keep their order. */
async function sendWaiting(backend: Backend, userId: string) {
  const waiting = (backend.queries.getQueryData<Unsent[]>(cacheKey(userId)) ?? []).filter(
    ({ state }) => state === 'waiting',
  );
  for (const message of waiting) await deliver(backend, userId, { ...message, state: 'sending' });
}

function keep(queries: QueryClient, userId: string, change: (list: Unsent[]) => Unsent[]) {
  const list = queries.getQueryData<Unsent[]>(cacheKey(userId));
  if (list === undefined) return;
  const changed = change(list);
  queries.setQueryData(cacheKey(userId), changed);
  tabWork.keep(storageKey(userId), JSON.stringify(changed));
}

/** Messages that were being sent when the page was left may not have arrived: they are offered for retry. */
function stored(userId: string): Unsent[] {
  const list = JSON.parse(tabWork.read(storageKey(userId)) ?? '[]') as Unsent[];
  return list.map((it) => ({ ...it, state: 'failed' }));
}
