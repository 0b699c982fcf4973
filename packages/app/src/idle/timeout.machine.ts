import { limits } from '@mediation/api-client';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** How long somebody may be quiet, and how long before the end they are warned. In milliseconds. */
export interface TimeoutPolicy {
  idle: number;
  lead: number;
  /** The moment when the session ends in any case; not known at first. */
  last: number;
}

/** What can happen to somebody's quiet spell. */
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

/** The warning is made ready this long before it is due. */
const preparation = 60_000;

const quietEndOf = ({ seenAt, idle }: TimeoutContext) => seenAt + idle;
const chanceOf = (it: TimeoutContext) => quietEndOf(it) - it.lead;
const partingOf = ({ last }: TimeoutContext) => last - limits.sessionWarning;

/** Whether staying would put the end off. */
const isByQuiet = (it: TimeoutContext) => quietEndOf(it) <= it.last;

/** When the session ends if its person stays quiet, and at the latest. */
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
 * Signs somebody out after a quiet spell, with a last chance to stay; and when a session has lasted as long as one may.
 * The wall clock alone decides where a spell stands: timers sleep with the laptop, so after each of them, and after each
 * awakening, it is placed anew.
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
    /** The session has lasted as long as one may: its person works on until the end, and nothing puts it off. */
    parting: {
      invoke: { src: 'watchActivity', input: ({ context }) => ({ since: context.seenAt }) },
      after: { untilTurn: 'placing' },
    },
    expired: { type: 'final' },
  },
});
