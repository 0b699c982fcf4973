import type { KeyPointKind } from '@mediation/api-client';
import type { Statement } from './message.ts';

/** A statement between its neighbours, in the turn of its speaker: their messages in a row. */
export interface Moment {
  statement: Statement;
  before: Statement | undefined;
  next: Statement | undefined;
  turn: number;
}

/** A key point, followed through a conversation. */
export interface Found extends Statement {
  kind: KeyPointKind;
  turn: number;
  /** What it answers, and before it what that accepted on a condition. */
  answers: Found[];
  conditions: Found[];
  /** Whether another speaker can still answer it. */
  isOpen: boolean;
  /** The turn in which something else of the same turn was accepted, so that it can still be refused. */
  passedIn: number | null;
  /** Whether it was taken back, so that it is agreed no more. */
  isEnded: boolean;
}

/** What another speaker can answer. */
export const waiting = new Set<KeyPointKind>(['offer', 'counter_offer', 'request', 'question']);

/** A statement as a key point of a kind. */
export const foundOf = (kind: KeyPointKind, { statement, turn }: Pick<Moment, 'statement' | 'turn'>): Found => ({
  ...statement,
  kind,
  turn,
  answers: [],
  conditions: [],
  isOpen: waiting.has(kind),
  passedIn: null,
  isEnded: false,
});

/** What the other speakers have put forward and nobody has answered, the latest last. */
export const openOf = (all: readonly Found[], { statement: { speaker } }: Moment): Found[] =>
  all.filter((it) => it.isOpen && it.speaker !== null && speaker !== null && it.speaker !== speaker);
