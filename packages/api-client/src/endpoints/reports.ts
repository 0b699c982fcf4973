import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CaseStatus, CloseReason, Step } from './cases.ts';
import { Side } from './participants.ts';
import { Attendance, SessionStatus } from './sessions.ts';
import { Role } from './users.ts';
import { Timestamp } from './values.ts';

const Count = z.int().check(z.minimum(0));

/** A median, with how many it is of; null where it is of none. */
export const Median = z.object({ count: Count, median: z.nullable(z.number()) });
export type Median = z.infer<typeof Median>;

/** What cases add up to. Never a tone, never a risk. */
export const Report = z.object({
  /** How the cases are now. */
  cases_by_status: z.record(CaseStatus, Count),
  /** Of those that are not closed. */
  cases_by_step: z.record(Step, Count),
  documents_waiting: Count,
  /** Those of them that have waited for more than 48 hours. */
  documents_late: Count,
  /** Everything from here on is of the chosen days. */
  closed_by_reason: z.record(CloseReason, Count),
  /** How many of the mediations that came to an end did so with an agreement, whole or in part; null of fewer than five. */
  agreement: z.object({ count: Count, rate: z.nullable(z.number()) }),
  days_by_step: z.record(Step, Median),
  review_hours: Median,
  /** Until a mediator's first word after somebody else's. */
  response_hours: Median,
  sessions: z.record(SessionStatus, Count),
  /** The mediators of these cases, with how many of them are not closed. */
  load: z.array(z.object({ mediator_id: z.uuid(), name: z.string(), open_cases: Count })),
});
export type Report = z.infer<typeof Report>;

const filters = {
  /** The first and the last day, in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  organization_id: z.optional(z.uuid()),
  mediator_id: z.optional(z.uuid()),
};

/** What a mediator's own cases add up to; for admins, all cases. */
export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports',
  reads: ['reports'],
  input: z.object(filters),
  output: z.object({ report: Report }),
});

/** The same as a table to take away. Who takes one is logged. */
export const downloadReport = endpoint({
  method: 'GET',
  path: '/api/reports/file',
  reads: ['reports'],
  answer: 'file',
  contentTypes: ['text/csv; charset=utf-8'],
  input: z.object(filters),
  output: z.file(),
});

/** What of a case may go to a court: who, when, whether they came and how it ended. Nothing that was said. */
export const CaseSummary = z.object({
  reference: z.string(),
  status: CaseStatus,
  close_reason: z.nullable(CloseReason),
  opened_on: z.iso.date(),
  closed_on: z.nullable(z.iso.date()),
  people: z.array(z.object({ participant_id: z.uuid(), name: z.string(), role: Role, side: Side })),
  /** Those that both parties were asked to. */
  sessions: z.array(
    z.object({
      starts_at: Timestamp,
      minutes: z.int(),
      status: SessionStatus,
      attendance: z.record(z.uuid(), Attendance),
    }),
  ),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

/** Takes such a summary out, for the case's mediator and admins. Who does is logged. */
export const getCaseSummary = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/summary',
  reads: ['reports'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ summary: CaseSummary }),
});
