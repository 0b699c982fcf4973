import { type InputOf, uploadFile } from '@mediation/api-client';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { type SendingEvent, sendingMachine } from './sending.machine.ts';

type Document = InputOf<typeof uploadFile>;

/** A document on its way to the server. */
export interface Sending {
  /** Also the idempotency key, so that a repeated attempt adds nothing twice. */
  key: string;
  document: Document;
  state: 'uploading' | 'waiting' | 'failed' | 'refused' | 'sent';
  error: unknown;
  actor: ActorRefFrom<typeof sendingMachine>;
}

const cacheKey = ['sendings'];

/** The documents on their way. They go on while the person visits other pages. */
export function useSendings() {
  const { call, queries } = useBackend();
  const { data: sendings } = useQuery<Sending[]>({
    queryKey: cacheKey,
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return {
    sendings,
    send: (document: Document): string => {
      const key = crypto.randomUUID();
      const actor = createActor(
        sendingMachine.provide({
          actors: {
            send: fromPromise<void>(async () => {
              // Signing out empties the list: nothing is sent in the name of the next person.
              const isListed = queries.getQueryData<Sending[]>(cacheKey)?.some((it) => it.key === key);
              if (isListed) await call(uploadFile, document, { idempotencyKey: key });
            }),
            watchNetwork,
          },
        }),
      );
      change(queries, (all) => [...all, { key, document, state: 'uploading', error: null, actor }]);
      actor.subscribe(({ value: state, context: { error } }) =>
        change(queries, (all) => all.map((it) => (it.key === key ? { ...it, state, error } : it))),
      );
      actor.start();
      return key;
    },
    retry: ({ actor }: Sending) => actor.send({ type: 'retry.wanted' }),
    remove: ({ key, actor }: Sending) => {
      actor.stop();
      change(queries, (all) => all.filter((it) => it.key !== key));
    },
  };
}

/** The documents of a case that have not arrived. */
export const useUnsent = (caseId: string) =>
  useSendings().sendings.filter(({ document, state }) => document.case_id === caseId && state !== 'sent');

const change = (queries: QueryClient, to: (all: Sending[]) => Sending[]) =>
  queries.setQueryData<Sending[]>(cacheKey, (all = []) => to(all));

const watchNetwork = fromCallback<SendingEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'network.returned' });
  globalThis.addEventListener('online', report);
  return () => globalThis.removeEventListener('online', report);
});
