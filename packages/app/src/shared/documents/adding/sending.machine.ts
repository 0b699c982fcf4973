import { ApiError } from '@mediation/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { mayPass } from '../../../backend/may-pass.ts';

export type SendingEvent =
  /** The browser is online again. */
  | { type: 'network.returned' }
  /** The person asked for another attempt. */
  | { type: 'retry.wanted' };

/** Whether the request never reached the server. */
const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Sends one document. Without a connection it waits and goes on by itself; another failure that may pass waits for the
 * person; a refusal is final.
 */
export const sendingMachine = setup({
  types: {
    events: {} as SendingEvent,
    context: {} as { error: unknown },
  },
  actors: {
    send: fromPromise<void>(() => Promise.reject(new Error('send is not provided'))),
    watchNetwork: fromCallback<SendingEvent>(() => {}),
    /** Asks before the page closes, as the file would be lost. */
    holdPage: fromCallback<SendingEvent>(() => {}),
  },
  delays: { pause: 5_000 },
  actions: { keepError: assign({ error: (_, { error }: { error: unknown }) => error }) },
}).createMachine({
  id: 'sending',
  invoke: { src: 'holdPage' },
  context: { error: null },
  initial: 'uploading',
  states: {
    uploading: {
      entry: { type: 'keepError', params: { error: null } },
      invoke: {
        src: 'send',
        onDone: 'sent',
        onError: [
          { guard: ({ event }) => isOffline(event.error), target: 'waiting' },
          {
            guard: ({ event }) => mayPass(event.error),
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'refused', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    waiting: {
      invoke: { src: 'watchNetwork' },
      after: { pause: 'uploading' },
      on: { 'network.returned': 'uploading' },
    },
    failed: { on: { 'retry.wanted': 'uploading' } },
    refused: { type: 'final' },
    sent: { type: 'final' },
  },
});
