import { type InputOf, uploadFile } from '@mediation/api-client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { holdPage } from '../../../auth/hold-page.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { type SendingEvent, sendingMachine } from './sending.machine.ts';
import { type UnsentDocument, unsentDocuments } from './unsent-documents.ts';

type Document = InputOf<typeof uploadFile>;

/** A document on its way to the server. */
export interface Sending extends UnsentDocument {
  /** Interrupted: the page was closed, and its file is gone. */
  state: 'uploading' | 'waiting' | 'failed' | 'refused' | 'sent' | 'interrupted';
  error: unknown;
  /** What sends it, unless it was interrupted. */
  actor?: ActorRefFrom<typeof sendingMachine>;
}

const cacheKey = ['sendings'];

const isOver = ({ state }: Sending) => state === 'sent' || state === 'refused';

/** The documents on their way. They go on while the person visits other pages. */
export function useSendings() {
  const { call, queries } = useBackend();
  const unsent = unsentDocuments(useUser().id);
  const { data: sendings } = useQuery<Sending[]>({
    queryKey: cacheKey,
    queryFn: () => [],
    initialData: () => unsent.read().map((it) => ({ ...it, state: 'interrupted', error: null })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  /** Changes the list, unless signing out has emptied it. */
  const change = (to: (all: Sending[]) => Sending[]) => {
    const all = listed(queries);
    if (all === undefined) return;
    const changed = to(all);
    queries.setQueryData(cacheKey, changed);
    unsent.keep(changed.filter((it) => !isOver(it)));
  };
  return {
    sendings,
    send: ({ file, ...details }: Document): string => {
      const key = crypto.randomUUID();
      // Signing out empties the list: nothing is sent or held in the name of the next person.
      const isListed = () => listed(queries)?.some((it) => it.key === key) === true;
      const actor = createActor(
        sendingMachine.provide({
          actors: {
            send: fromPromise<void>(async () => {
              if (isListed()) await call(uploadFile, { ...details, file }, { idempotencyKey: key });
            }),
            watchNetwork,
            holdPage: fromCallback<SendingEvent>(() => holdPage(isListed)),
          },
        }),
      );
      const { name, size } = file;
      change((all) => [...all, { key, name, size, details, state: 'uploading', error: null, actor }]);
      actor.subscribe(({ value: state, context: { error } }) =>
        change((all) => all.map((it) => (it.key === key ? { ...it, state, error } : it))),
      );
      actor.start();
      return key;
    },
    retry: ({ actor }: Sending) => actor?.send({ type: 'retry.wanted' }),
    remove: ({ key, actor }: Pick<Sending, 'key' | 'actor'>) => {
      actor?.stop();
      change((all) => all.filter((it) => it.key !== key));
    },
  };
}

/** The documents of a case that have not arrived. */
export const useUnsent = (caseId: string) =>
  useSendings().sendings.filter(({ details, state }) => details.case_id === caseId && state !== 'sent');

const listed = (queries: QueryClient) => queries.getQueryData<Sending[]>(cacheKey);

const watchNetwork = fromCallback<SendingEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'network.returned' });
  globalThis.addEventListener('online', report);
  return () => globalThis.removeEventListener('online', report);
});
