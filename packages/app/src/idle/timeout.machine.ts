import { limits } from '@mediation/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** The idle timeout and the time between the warning and the end, in milliseconds. */
export interface TimeoutPolicy {
  idle: number;
  lead: number;
  /** The latest end of the sign-in session; unknown at first. */
  last: number;
}

/** The events of the idle timeout. */
export type TimeoutEvent =
  | { type: 'person.seen' }
  | { type: 'person.seenElsewhere'; at: number }
  | { type: 'person.stayed' }
  | { type: 'policy.learned'; policy: Partial<TimeoutPolicy> }
  | { type: 'clock.checked' };

export interface TimeoutContext extends TimeoutPolicy {
  /** When the person was last seen, in any tab. */
  seenAt: number;
  now: () => number;
}

const usual: TimeoutPolicy = {
  idle: limits.signedInIdle,
  lead: limits.sessionWarning,
  last: Number.POSITIVE_INFINITY,
};

/** How long before it is due the warning is preloaded. */
const preparation = 60_000;

const idleEndOf = ({ seenAt, idle }: TimeoutContext) => seenAt + idle;
const idleWarningOf = (it: TimeoutContext) => idleEndOf(it) - it.lead;
const finalWarningOf = ({ last }: TimeoutContext) => last - limits.sessionWarning;

/** Whether staying would extend the session. */
const endsByIdling = (it: TimeoutContext) => idleEndOf(it) <= it.last;

/** The end of the session if the person stays idle, and at the latest. */
export const timeoutEndOf = (it: TimeoutContext) => Math.min(idleEndOf(it), it.last);
const firstWarningOf = (it: TimeoutContext) =>
  endsByIdling(it) ? Math.min(idleWarningOf(it), finalWarningOf(it)) : finalWarningOf(it);
const preparationOf = (it: TimeoutContext) => firstWarningOf(it) - preparation;
const finalWarningEndOf = (it: TimeoutContext) => (endsByIdling(it) ? idleWarningOf(it) : it.last);

const until =
  (moment: (it: TimeoutContext) => number) =>
  ({ context }: { context: TimeoutContext }) =>
    Math.max(0, moment(context) - context.now());
const isPast =
  (moment: (it: TimeoutContext) => number) =>
  ({ context }: { context: TimeoutContext }) =>
    context.now() >= moment(context);

const nothing = () => {};

/**
 * Signs a person out after an idle timeout, with a warning before it, and when the sign-in session reaches its maximum
 * length. Only the wall clock counts, because timers sleep with the laptop: after each timer and each wake-up the
 * machine reads the clock.
 */
export const timeoutMachine = setup({
  types: {
    events: {} as TimeoutEvent,
    input: {} as Pick<TimeoutContext, 'now'>,
    context: {} as TimeoutContext,
  },
  actors: {
    readPolicy: fromPromise<Partial<TimeoutPolicy>>(() => Promise.resolve({})),
    watchOutside: fromCallback<TimeoutEvent>(nothing),
    watchActivity: fromCallback<TimeoutEvent, { since: number }>(nothing),
  },
  delays: {
    untilNearing: until(preparationOf),
    untilWarning: until(firstWarningOf),
    untilFinalWarningEnds: until(finalWarningEndOf),
    untilEnd: until(timeoutEndOf),
  },
  guards: {
    isOver: isPast(timeoutEndOf),
    isWarningDue: ({ context }) => endsByIdling(context) && context.now() >= idleWarningOf(context),
    isFinalWarningDue: isPast(finalWarningOf),
    isNearing: isPast(preparationOf),
    isActivityDue: isPast(({ seenAt }) => seenAt + limits.activityEvery),
    isLater: ({ context }, { at }: { at: number }) => at > context.seenAt,
  },
  actions: {
    restoreActivity: nothing,
    broadcastActivity: nothing,
    noteSeen: assign({ seenAt: ({ context }) => context.now() }),
    noteSeenElsewhere: assign({ seenAt: ({ context }, { at }: { at: number }) => Math.min(at, context.now()) }),
    capSeenAt: assign({ seenAt: ({ context }) => Math.min(context.seenAt, context.now()) }),
    keepPolicy: assign((_, { policy }: { policy: Partial<TimeoutPolicy> }) => policy),
  },
}).createMachine({
  id: 'timeout',
  context: ({ input: { now } }) => ({ ...usual, now, seenAt: now() }),
  entry: 'restoreActivity',
  invoke: [
    { src: 'watchOutside' },
    {
      src: 'readPolicy',
      onDone: {
        target: '.evaluating',
        actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.output }) },
      },
      onError: {},
    },
  ],
  on: {
    'clock.checked': '.evaluating',
    'policy.learned': {
      target: '.evaluating',
      actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.policy }) },
    },
    'person.seenElsewhere': {
      guard: { type: 'isLater', params: ({ event }) => ({ at: event.at }) },
      target: '.evaluating',
      actions: { type: 'noteSeenElsewhere', params: ({ event }) => ({ at: event.at }) },
    },
    'person.seen': [
      { guard: 'isOver', target: '.evaluating' },
      { guard: 'isWarningDue', target: '.evaluating' },
      { guard: 'isActivityDue', target: '.evaluating', actions: ['noteSeen', 'broadcastActivity'] },
    ],
    'person.stayed': [
      { guard: 'isOver', target: '.expired' },
      { target: '.evaluating', actions: ['noteSeen', 'broadcastActivity'] },
    ],
  },
  initial: 'evaluating',
  states: {
    evaluating: {
      entry: 'capSeenAt',
      always: [
        { guard: 'isOver', target: 'expired' },
        { guard: 'isWarningDue', target: 'warning' },
        { guard: 'isFinalWarningDue', target: 'finalWarning' },
        { guard: 'isNearing', target: 'nearing' },
        { target: 'active' },
      ],
    },
    active: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilNearing: 'evaluating' },
    },
    nearing: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilWarning: 'evaluating' },
    },
    warning: { after: { untilEnd: 'evaluating' } },
    /** The sign-in session has reached its maximum length: the person can work until the end but not extend it. */
    finalWarning: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilFinalWarningEnds: 'evaluating' },
    },
    expired: { type: 'final' },
  },
});
