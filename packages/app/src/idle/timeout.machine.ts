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

const quietEndOf = ({ seenAt, idle }: TimeoutContext) => seenAt + idle;
const chanceOf = (it: TimeoutContext) => quietEndOf(it) - it.lead;
const partingOf = ({ last }: TimeoutContext) => last - limits.sessionWarning;

/** Whether staying would extend the session. */
const isByQuiet = (it: TimeoutContext) => quietEndOf(it) <= it.last;

/** The end of the session if the person stays idle, and at the latest. */
export const endOf = (it: TimeoutContext) => Math.min(quietEndOf(it), it.last);
const warningOf = (it: TimeoutContext) => (isByQuiet(it) ? Math.min(chanceOf(it), partingOf(it)) : partingOf(it));
const preparationOf = (it: TimeoutContext) => warningOf(it) - preparation;
const turnOf = (it: TimeoutContext) => (isByQuiet(it) ? chanceOf(it) : it.last);

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
    untilWarning: until(warningOf),
    untilTurn: until(turnOf),
    untilEnd: until(endOf),
  },
  guards: {
    isOver: isPast(endOf),
    isWarningDue: ({ context }) => isByQuiet(context) && context.now() >= chanceOf(context),
    isParting: isPast(partingOf),
    isNearing: isPast(preparationOf),
    isNews: isPast(({ seenAt }) => seenAt + limits.activityEvery),
    isLater: ({ context }, { at }: { at: number }) => at > context.seenAt,
  },
  actions: {
    recall: nothing,
    spread: nothing,
    noteSeen: assign({ seenAt: ({ context }) => context.now() }),
    noteSeenElsewhere: assign({ seenAt: ({ context }, { at }: { at: number }) => Math.min(at, context.now()) }),
    staySane: assign({ seenAt: ({ context }) => Math.min(context.seenAt, context.now()) }),
    keepPolicy: assign((_, { policy }: { policy: Partial<TimeoutPolicy> }) => policy),
  },
}).createMachine({
  id: 'timeout',
  context: ({ input: { now } }) => ({ ...usual, now, seenAt: now() }),
  entry: 'recall',
  invoke: [
    { src: 'watchOutside' },
    {
      src: 'readPolicy',
      onDone: {
        target: '.placing',
        actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.output }) },
      },
      onError: {},
    },
  ],
  on: {
    'clock.checked': '.placing',
    'policy.learned': {
      target: '.placing',
      actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.policy }) },
    },
    'person.seenElsewhere': {
      guard: { type: 'isLater', params: ({ event }) => ({ at: event.at }) },
      target: '.placing',
      actions: { type: 'noteSeenElsewhere', params: ({ event }) => ({ at: event.at }) },
    },
    'person.seen': [
      { guard: 'isOver', target: '.placing' },
      { guard: 'isWarningDue', target: '.placing' },
      { guard: 'isNews', target: '.placing', actions: ['noteSeen', 'spread'] },
    ],
    'person.stayed': [
      { guard: 'isOver', target: '.expired' },
      { target: '.placing', actions: ['noteSeen', 'spread'] },
    ],
  },
  initial: 'placing',
  states: {
    placing: {
      entry: 'staySane',
      always: [
        { guard: 'isOver', target: 'expired' },
        { guard: 'isWarningDue', target: 'warning' },
        { guard: 'isParting', target: 'parting' },
        { guard: 'isNearing', target: 'nearing' },
        { target: 'active' },
      ],
    },
    active: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilNearing: 'placing' },
    },
    nearing: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilWarning: 'placing' },
    },
    warning: { after: { untilEnd: 'placing' } },
    /** The sign-in session has reached its maximum length: the person can work until the end but not extend it. */
    parting: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilTurn: 'placing' },
    },
    expired: { type: 'final' },
  },
});
