import { type ApiClient, ApiError, type User } from '@mediation/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What a person types to get in: with an account, or to make one. */
export type Entry =
  | ({ type: 'signIn.submitted' } & Parameters<ApiClient['login']>[0])
  | ({ type: 'registration.submitted' } & Parameters<ApiClient['register']>[0]);

/** What can happen to a session. */
export type AuthEvent =
  | Entry
  | { type: 'signOut.requested' }
  | { type: 'user.changed'; user: User }
  | { type: 'session.ended' }
  | { type: 'identity.changed' };

const missing = (actor: string) => () => Promise.reject(new Error(`${actor} is not provided`));
const nothing = () => {};

/** Who is signed in. The server is the truth; what the browser stored only bridges a moment without a connection. */
export const authMachine = setup({
  types: {
    context: {} as { user: User | null; error: unknown; hasEnded: boolean },
    events: {} as AuthEvent,
    input: {} as { storedUser: User | null },
  },
  actors: {
    watchOutside: fromCallback<AuthEvent>(nothing),
    readIdentity: fromPromise<User | null>(missing('readIdentity')),
    enter: fromPromise<User, Entry>(missing('enter')),
    signOut: fromPromise<void>(missing('signOut')),
    watchActivity: fromCallback<AuthEvent>(nothing),
  },
  guards: {
    isSomeone: (_, { user }: { user: User | null }) => user !== null,
    isCutOff: ({ context }, { error }: { error: unknown }) =>
      context.user !== null && error instanceof ApiError && error.status === 0,
  },
  actions: {
    keepUser: assign({ user: (_, { user }: { user: User | null }) => user, error: null, hasEnded: false }),
    dropUser: assign({ user: null }),
    noteEnd: assign({ hasEnded: true }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    clearError: assign({ error: null }),
    forget: nothing,
    startOver: nothing,
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ user: input.storedUser, error: null, hasEnded: false }),
  invoke: { src: 'watchOutside' },
  on: { 'identity.changed': { target: '.checking', actions: 'startOver' } },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readIdentity',
        onDone: [
          {
            guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut', actions: 'dropUser' },
        ],
        onError: [
          { guard: { type: 'isCutOff', params: ({ event }) => ({ error: event.error }) }, target: 'signedIn' },
          { target: 'signedOut', actions: ['dropUser', 'forget'] },
        ],
      },
      on: { 'session.ended': { target: 'signedOut', actions: ['dropUser', 'noteEnd', 'forget'] } },
    },
    signedOut: { on: { 'signIn.submitted': 'signingIn', 'registration.submitted': 'signingIn' } },
    signingIn: {
      entry: 'clearError',
      invoke: {
        src: 'enter',
        input: ({ event }) => event as Entry,
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      invoke: { src: 'watchActivity' },
      on: {
        'user.changed': { actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
        'signOut.requested': 'signingOut',
        'session.ended': { target: 'signedOut', actions: ['dropUser', 'noteEnd', 'forget'] },
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['dropUser', 'forget'] },
        onError: { target: 'signedOut', actions: ['dropUser', 'forget'] },
      },
    },
  },
});
