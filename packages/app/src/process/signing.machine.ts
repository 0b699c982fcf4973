import { assign, setup } from 'xstate';

/** The parts of signing, in order. */
export const signingParts = ['read', 'understand', 'think', 'decide'] as const;
export type SigningPart = (typeof signingParts)[number];

/** The server’s facts about the signing of one version by one party. */
export interface SigningFacts {
  hasRead: boolean;
  openQuestions: number;
  /** The end of the time to think. */
  signableAt: string;
  /** Whether a private word waits for the mediator. */
  isPaused: boolean;
  hasSigned: boolean;
}

/** The events of signing: what the server returned, the time, and what the party does. */
export type SigningEvent =
  | { type: 'signing.read'; facts: SigningFacts }
  /** The page is visible again; timers may have slept. */
  | { type: 'clock.checked' }
  /** The party opens a part that is done, or goes on to the first one that is not. */
  | { type: 'part.opened'; part: SigningPart }
  /** The party goes on from the questions. Answers are saved before that, one by one. */
  | { type: 'questions.left' };

interface SigningContext {
  facts: SigningFacts;
  /** The part that the party looks at again. */
  opened: SigningPart | null;
  /** Whether the party has left the questions, although the last answer may not be among the facts yet. */
  hasLeft: boolean;
  now: () => number;
}

/** Browsers fire a longer timer at once. */
const longestTimer = 24 * 3_600_000;

type Timed = Pick<SigningContext, 'facts' | 'now'>;

/** The first part that is not done. */
export function partNow({ facts, now }: Timed): SigningPart {
  if (!facts.hasRead) return 'read';
  if (facts.openQuestions > 0) return 'understand';
  return now() < Date.parse(facts.signableAt) ? 'think' : 'decide';
}

/** New facts. A saved answer does not take the questions away from somebody who is still at them. */
function follow({ opened, hasLeft, ...before }: SigningContext, facts: SigningFacts) {
  const isAnswering = !hasLeft && (opened ?? partNow(before)) === 'understand';
  return {
    facts,
    opened: isAnswering && facts.hasRead ? ('understand' as const) : opened,
    hasLeft: hasLeft && partNow({ ...before, facts }) === 'understand',
  };
}

const base = setup({
  types: {
    events: {} as SigningEvent,
    context: {} as SigningContext,
    input: {} as { facts: SigningFacts; now: () => number },
    tags: {} as 'canSign',
  },
  delays: {
    untilSignable: ({ context }) => {
      const left = Date.parse(context.facts.signableAt) - context.now();
      return left > 0 ? Math.min(left, longestTimer) : longestTimer;
    },
  },
  guards: {
    hasSigned: ({ context }) => context.facts.hasSigned,
    isAt: ({ context }, { part }: { part: SigningPart }) => (context.opened ?? partNow(context)) === part,
    isPaused: ({ context }) => context.facts.isPaused,
    canOpen: ({ context }, { part }: { part: SigningPart }) =>
      signingParts.indexOf(part) <= signingParts.indexOf(partNow(context)),
  },
});

const placing = '#signing.placing';
/** The state that ends with time. A timer longer than a day is set again. */
const thinking = base.createStateConfig({ after: { untilSignable: { target: placing } } });

/**
 * The four parts of signing a version. The server’s facts and the clock decide which part is next; a party can open any
 * part before it again.
 */
export const signingMachine = base.createMachine({
  id: 'signing',
  context: ({ input }) => ({ ...input, opened: null, hasLeft: false }),
  on: {
    'signing.read': { target: '.placing', actions: assign(({ context, event }) => follow(context, event.facts)) },
    'clock.checked': '.placing',
    'questions.left': { target: '.placing', actions: assign({ opened: null, hasLeft: true }) },
    'part.opened': {
      guard: { type: 'canOpen', params: ({ event }) => ({ part: event.part }) },
      target: '.placing',
      actions: assign({ opened: ({ context, event }) => (event.part === partNow(context) ? null : event.part) }),
    },
  },
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'hasSigned', target: 'signed' },
        { guard: { type: 'isAt', params: { part: 'read' } }, target: 'read' },
        { guard: { type: 'isAt', params: { part: 'understand' } }, target: 'understand' },
        { guard: { type: 'isAt', params: { part: 'think' } }, target: 'think' },
        { guard: 'isPaused', target: 'paused' },
        { target: 'decide' },
      ],
    },
    read: {},
    understand: {},
    think: thinking,
    paused: {},
    decide: { tags: 'canSign' },
    signed: {},
  },
});
