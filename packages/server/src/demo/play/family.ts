import type {
  CloseReason,
  DocumentType,
  Issue,
  Mode,
  ScreeningDecision,
  SessionKind,
  SessionMode,
} from '@mediation/api-client';
import type { NewClause } from '../agreement-words.ts';
import type { DemoName, Player } from '../people.ts';

/** A party of a case, as they write about themselves in their intake. */
export interface Party extends Player {
  role: 'divorcee';
  phone: string;
  born: string;
  address: string;
  /** What matters to them. */
  hopes: string;
}

/** A working day, counted from today: -5 was a week ago. */
export type Day = number;
export type Side = 'A' | 'B';

/** When a line is written: a day and a time, or so many hours ago. */
type When = readonly [Day, string] | { hoursAgo: number };

/** What is written in one go to everybody, or in the private talk of one side. */
export interface Talk {
  when: When;
  to: 'everyone' | Side;
  lines: readonly (readonly ['mediator' | Side, string])[];
}

export interface Meeting {
  /** When its times are offered. The parties answer on that evening, and the mediator confirms the next morning. */
  offered: Day;
  starts: readonly [Day, string] | 'now' | 'today';
  kind: SessionKind;
  mode: SessionMode;
  minutes?: number;
  /** Where each side goes, or the link of both. */
  where: Record<Side, string> | string;
  agenda: readonly string[];
  /** What was settled in it and what the mediator noted; absent while it is not over. */
  held?: { settled: readonly string[]; note: string; next?: readonly (readonly [Side | 'mediator', string, Day])[] };
}

export interface Proposed {
  day: Day;
  issue: Issue['issue'];
  title: string;
  by: Side;
  terms: readonly (readonly [string, string])[];
  /** When the other party accepted; absent while it is open. */
  accepted?: Day;
}

export interface Paper {
  from: Side;
  sent: Day;
  type: DocumentType;
  name: string;
  lines: readonly string[];
  /** When the mediator accepted it; absent while it waits. */
  accepted?: Day;
}

type Screening = Pick<ScreeningDecision, 'outcome' | 'adaptations' | 'own_words'>;

/** The story of a case, as far as it has come: whatever is absent has not happened. */
export interface Family {
  title: string;
  description: string;
  mediator: DemoName;
  parties: Record<Side, Party>;
  married: string;
  separated: string;
  children?: readonly (readonly [string, string])[];
  opened: Day;
  joined: Record<Side, Day>;
  lawyers?: Record<Side, Player>;
  intakes?: Record<Side, Day>;
  /** When all three signed the terms; on the next day the mediator decides whether the parties meet. */
  terms?: Day;
  screening?: Partial<Record<Side, Screening>>;
  mode?: readonly [Day, Mode];
  papers?: readonly Paper[];
  /** The day by which a party has to send what is missing. */
  due?: readonly [Side, DocumentType, Day];
  /** When the mediator decided to go on without what nobody has sent. */
  leftOut?: Day;
  /** When the review was complete; what was not there until then was left out. */
  reviewed?: Day;
  meetings?: readonly Meeting[];
  topics?: readonly Proposed[];
  memorandum?: { released: Day; clauses: readonly NewClause[]; round?: LawyerRound; signed?: Record<Side, Day> };
  talks?: readonly Talk[];
  /** What only the mediator reads. */
  note?: readonly [Day, string];
  ends?: readonly [Day, 'on_hold' | CloseReason];
}

/** What the lawyers were asked to read until a day, and who has commented on which clause. */
export interface LawyerRound {
  until: Day;
  comments: readonly (readonly [Side, Day, string, string])[];
}
