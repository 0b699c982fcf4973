import { limits, type MediationSession } from '@mediation/api-client';
import { assign, setup } from 'xstate';

/** The facts of a session that decide its state for one reader. */
export interface SessionFacts extends Pick<MediationSession, 'status' | 'starts_at' | 'ends_at' | 'requests'> {
  /** How many minutes after the start the reader comes. */
  arrivesMinutes?: number;
}

/** The person who looks at a session. */
export interface SessionReader {
  role: 'divorcee' | 'lawyer' | 'mediator' | 'admin';
  /** Their participant, if they attend. */
  participantId: string | undefined;
}

/** The events of a session: what the server returned, the time, and what a person does. */
export type SessionEvent =
  | { type: 'session.read'; session: SessionFacts }
  /** The page is visible again; timers may have slept. */
  | { type: 'clock.checked' }
  | { type: 'times.answered' }
  | { type: 'session.joined' }
  | { type: 'move.asked' }
  | { type: 'concern.raised' }
  | { type: 'word.written' }
  | { type: 'outcome.recorded' };

interface SessionContext {
  session: SessionFacts;
  reader: SessionReader;
  now: () => number;
}

const minute = 60_000;
const dayBefore = limits.moveHours * 60 * minute;
const openBefore = limits.joinMinutes * minute;
/** Browsers fire a longer timer at once. */
const longestTimer = 24 * 60 * minute;

const startOf = ({ session }: SessionContext) => Date.parse(session.starts_at ?? '');
const endOf = ({ session }: SessionContext) => Date.parse(session.ends_at ?? '');

/** The times at which a scheduled session changes its state, in order. It begins for each reader when they come. */
const changesOf = (context: SessionContext) => {
  const start = startOf(context);
  const own = start + (context.session.arrivesMinutes ?? 0) * minute;
  return [start - dayBefore, own - openBefore, own, endOf(context)];
};

const base = setup({
  types: {
    events: {} as SessionEvent,
    context: {} as SessionContext,
    input: {} as SessionContext,
    tags: {} as 'canJoin' | 'needsReason',
  },
  delays: {
    untilNextChange: ({ context }) => {
      const now = context.now();
      const next = changesOf(context).find((at) => at > now) ?? now + longestTimer;
      return Math.min(next - now, longestTimer);
    },
  },
  guards: {
    hasStatus: ({ context }, { status }: { status: SessionFacts['status'] }) => context.session.status === status,
    isBefore: ({ context }, { change }: { change: 0 | 1 | 2 | 3 }) =>
      context.session.status === 'scheduled' && context.now() < (changesOf(context)[change] ?? 0),
    isAttendee: ({ context: { reader } }) => reader.participantId !== undefined,
    isGuest: ({ context: { reader } }) => reader.participantId !== undefined && reader.role !== 'mediator',
    isMediator: ({ context: { reader } }) => reader.role === 'mediator',
    mayAskToMove: ({ context: { reader, session } }) =>
      reader.participantId !== undefined &&
      reader.role !== 'mediator' &&
      !session.requests.some((it) => it.participant_id === reader.participantId && it.status === 'waiting'),
  },
});

const placing = '#session.placing';

/** A state that ends with time. */
const passing = base.createStateConfig({ after: { untilNextChange: placing } });
const asking = { 'move.asked': { guard: 'mayAskToMove', target: placing } } as const;
const joining = { 'session.joined': { guard: 'isAttendee', target: placing } } as const;
const recording = { 'outcome.recorded': { guard: 'isMediator', target: placing } } as const;

/**
 * The state of a session for one reader. The server decides the status, the clock the rest. `state.can` says what this
 * reader may do; whatever they do, the next answer of the server places the session again.
 */
export const sessionMachine = base.createMachine({
  id: 'session',
  context: ({ input }) => input,
  on: {
    'session.read': {
      target: '.placing',
      actions: assign({ session: ({ event }) => event.session }),
    },
    'clock.checked': '.placing',
    'concern.raised': { guard: 'isGuest', target: '.placing' },
    'word.written': { guard: 'isGuest', target: '.placing' },
  },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: { type: 'hasStatus', params: { status: 'proposed' } }, target: 'proposed' },
        { guard: { type: 'hasStatus', params: { status: 'completed' } }, target: 'completed' },
        { guard: { type: 'hasStatus', params: { status: 'no_show' } }, target: 'no_show' },
        { guard: { type: 'hasStatus', params: { status: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'isBefore', params: { change: 0 } }, target: 'scheduled.far' },
        { guard: { type: 'isBefore', params: { change: 1 } }, target: 'scheduled.near' },
        { guard: { type: 'isBefore', params: { change: 2 } }, target: 'scheduled.open' },
        { guard: { type: 'isBefore', params: { change: 3 } }, target: 'running' },
        { target: 'over' },
      ],
    },
    proposed: { on: { 'times.answered': { guard: 'isGuest', target: placing } } },
    scheduled: {
      initial: 'far',
      on: asking,
      states: {
        far: passing,
        near: { ...passing, tags: 'needsReason' },
        open: { ...passing, tags: ['needsReason', 'canJoin'], on: joining },
      },
    },
    running: { ...passing, tags: 'canJoin', on: { ...joining, ...recording } },
    over: { on: recording },
    completed: { on: recording },
    no_show: { on: recording },
    cancelled: {},
  },
});
