import { type ApiClient, ApiError, type Session as SignedIn, type User } from '@mediation/api-client';
import { assign, forwardTo, fromCallback, fromPromise, setup } from 'xstate';
import type { NearingEnd } from '../idle/nearing-end.ts';

/** How a person signs in: with a form, with their second factor after it, with a passkey, or with a newly created account. */
export type Entry =
  | ({ type: 'signIn.submitted' } & Parameters<ApiClient['login']>[0])
  | ({ type: 'factor.submitted' } & Parameters<ApiClient['giveSecondFactor']>[0])
  | { type: 'passkey.chosen' }
  | { type: 'account.made'; session: SignedIn };

/** The events of a sign-in session. */
export type AuthEvent =
  | Entry
  | { type: 'signOut.requested' }
  | { type: 'user.changed'; user: User }
  | { type: 'session.ended' }
  | { type: 'session.endedElsewhere'; keepsWork: boolean }
  | { type: 'session.stayed' }
  /** The server refuses everything until the person has set up a second factor. */
  | { type: 'factor.due' }
  /** The person has been idle for a while; null when they are active again. */
  | { type: 'timeout.changed'; timeout: NearingEnd | null }
  | { type: 'timeout.expired' }
  | { type: 'identity.changed'; isSomeone: boolean };

/** Whether unsaved work is kept for the person. Signing out on purpose keeps nothing. */
interface Leaving {
  keepsWork: boolean;
}

const missing = (actor: string) => () => Promise.reject(new Error(`${actor} is not provided`));
const nothing = () => {};
const forOthers: (at: { context: { user: User | null } }, leaving: Leaving) => void = nothing;

const notingEnd = { type: 'noteEnd', params: { isEnd: true } } as const;
const forgettingPerson = { type: 'forget', params: { keepsWork: true } } as const;
const forgettingAll = { type: 'forget', params: { keepsWork: false } } as const;

const postingEnd = { type: 'postToTabs', params: { keepsWork: true } } as const;

const ended = { target: 'signedOut', actions: [notingEnd, postingEnd, forgettingPerson, 'dropUser'] } as const;
const leaving = [
  { guard: 'hasEnded', target: 'signedOut' },
  { target: 'signedOut', actions: [forgettingAll, 'dropUser'] },
] as const;

/** Decides who is signed in. The server is the truth; stored data only bridges a moment without a connection. */
export const authMachine = setup({
  types: {
    context: {} as {
      user: User | null;
      error: unknown;
      hasEnded: boolean;
      /** The person signed in on this page, which was not reloaded since. */
      hasEntered: boolean;
      timeout: NearingEnd | null;
    },
    events: {} as AuthEvent,
    input: {} as { storedUser: User | null; hasEnded: boolean },
  },
  actors: {
    watchOutside: fromCallback<AuthEvent>(nothing),
    readIdentity: fromPromise<User | null>(missing('readIdentity')),
    enter: fromPromise<User, Entry>(missing('enter')),
    signOut: fromPromise<void>(missing('signOut')),
    watchTimeout: fromCallback<AuthEvent>(nothing),
  },
  delays: { patience: 5000 },
  guards: {
    isSomeone: (_, { user }: { user: User | null }) => user !== null,
    isChange: ({ context }, { isSomeone }: { isSomeone: boolean }) => isSomeone || context.user !== null,
    hasEnded: ({ context }) => context.hasEnded,
    /**
     * Only a clear refusal counts: an expired session has an event of its own, and server errors or timeouts refuse no
     * one.
     */
    isRefused: (_, { error }: { error: unknown }) =>
      error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_found'),
  },
  actions: {
    keepUser: assign({ user: (_, { user }: { user: User | null }) => user, error: null, hasEnded: false }),
    dropUser: assign({ user: null, hasEntered: false }),
    noteEntry: assign({ hasEntered: true }),
    askForFactor: assign({ user: ({ context: { user } }) => user && { ...user, factor_days_left: 0 } }),
    noteEnd: assign({ hasEnded: (_, { isEnd }: { isEnd: boolean }) => isEnd }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    noteTimeout: assign({ timeout: (_, { timeout }: { timeout: NearingEnd | null }) => timeout }),
    clearError: assign({ error: null }),
    postToTabs: forOthers,
    forget: forOthers,
    endWork: nothing,
    startOver: nothing,
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    user: input.storedUser,
    error: null,
    hasEnded: input.hasEnded,
    hasEntered: false,
    timeout: null,
  }),
  invoke: { src: 'watchOutside' },
  on: {
    'identity.changed': {
      guard: { type: 'isChange', params: ({ event }) => ({ isSomeone: event.isSomeone }) },
      target: '.checking',
      actions: 'startOver',
    },
    'factor.due': { actions: 'askForFactor' },
    'session.endedElsewhere': {
      guard: { type: 'isSomeone', params: ({ context }) => ({ user: context.user }) },
      target: '.signedOut',
      actions: [
        { type: 'noteEnd', params: ({ event }) => ({ isEnd: event.keepsWork }) },
        { type: 'forget', params: ({ event }) => ({ keepsWork: event.keepsWork }) },
        'dropUser',
      ],
    },
  },
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
          { guard: 'hasEnded', target: 'signedOut', actions: 'dropUser' },
          { target: 'signedOut', actions: ['endWork', 'dropUser'] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: [forgettingPerson, 'dropUser'],
          },
          { guard: { type: 'isSomeone', params: ({ context }) => ({ user: context.user }) }, target: 'signedIn' },
          { target: 'signedOut' },
        ],
      },
      on: { 'session.ended': ended },
    },
    signedOut: {
      on: {
        'signIn.submitted': 'signingIn',
        'factor.submitted': 'signingIn',
        'passkey.chosen': 'signingIn',
        'account.made': 'signingIn',
      },
    },
    signingIn: {
      entry: 'clearError',
      invoke: {
        src: 'enter',
        input: ({ event }) => event as Entry,
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'keepUser', params: ({ event }) => ({ user: event.output }) }, 'noteEntry'],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      invoke: { src: 'watchTimeout', id: 'timeout' },
      exit: { type: 'noteTimeout', params: { timeout: null } },
      on: {
        'user.changed': { actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
        'signOut.requested': {
          target: 'signingOut',
          actions: ['endWork', { type: 'postToTabs', params: { keepsWork: false } }],
        },
        'session.ended': ended,
        'session.stayed': { actions: forwardTo('timeout') },
        'timeout.changed': { actions: { type: 'noteTimeout', params: ({ event }) => ({ timeout: event.timeout }) } },
        'timeout.expired': {
          target: 'signingOut',
          actions: [notingEnd, postingEnd, forgettingPerson, 'dropUser'],
        },
      },
    },
    signingOut: {
      invoke: { src: 'signOut', onDone: leaving, onError: leaving },
      after: { patience: leaving },
      // Another tab was faster and has removed the token; what this tab holds is still to be forgotten.
      on: { 'identity.changed': { guard: ({ event }) => !event.isSomeone } },
    },
  },
});
