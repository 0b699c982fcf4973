import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { RiskLevel } from '../assistance/ai-results.ts';
import { CaseStatus, CloseReason, Issue, Step } from '../cases/cases.ts';
import { Side } from '../cases/participants.ts';
import { Attendance, SessionStatus } from '../sessions/sessions.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

const Count = z.int().check(z.minimum(0));

/** A median with its sample size; null when the sample is empty. */
export const Median = z.object({ count: Count, median: z.nullable(z.number()) });
export type Median = z.infer<typeof Median>;

/** Aggregated numbers of cases, without tone or risk analyses. */
export const Report = z.object({
  /** The current status of the cases. */
  cases_by_status: z.record(CaseStatus, Count),
  /** Counts only cases that are not closed. */
  cases_by_step: z.record(Step, Count),
  documents_waiting: Count,
  /** Documents among them that have waited for more than 48 hours. */
  documents_late: Count,
  /** This field and those below cover the chosen days. */
  closed_by_reason: z.record(CloseReason, Count),
  /** The share of closed mediations with a full or partial agreement; null for fewer than five. */
  agreement: z.object({ count: Count, rate: z.nullable(z.number()) }),
  days_by_step: z.record(Step, Median),
  review_hours: Median,
  /** The reviewed documents by the time from upload to decision. */
  reviews_by_age: z.object({ within_24_hours: Count, within_48_hours: Count, later: Count }),
  /** From another person's message to the mediator's first answer. */
  response_hours: Median,
  sessions: z.record(SessionStatus, Count),
  /** The cases that were open when the first day began; zero without a first day. */
  open_before: Count,
  /** From opening to closing with a full or partial agreement. */
  agreement_weeks: Median,
  /** Weeks begin on Monday. Used for at most 100 days; months for more. */
  period_unit: z.enum(['week', 'month']),
  /** From the first day on, or the last 12 months. Agreements and sessions count in the period in which they were. */
  periods: z.array(
    z.object({
      starts_on: z.iso.date(),
      agreement_weeks: Median,
      sessions: z.object({ completed: Count, no_show: Count, cancelled: Count }),
    }),
  ),
  /** The mediators of these cases with their number of cases that are not closed. */
  load: z.array(z.object({ mediator_id: z.uuid(), name: z.string(), open_cases: Count })),
});
export type Report = z.infer<typeof Report>;

const filters = {
  /** The first and the last day of the report, in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  organization_id: z.optional(z.uuid()),
  mediator_id: z.optional(z.uuid()),
  /** Only cases that have this issue to settle. */
  issue: z.optional(Issue.shape.issue),
};

/** Gets the report on the mediator's own cases; for admins on all cases. */
export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports',
  reads: ['reports'],
  input: z.object(filters),
  output: z.object({ report: Report }),
});

/** Counts of a mediator's own cases by the highest risk found in each period. Neither people, cases nor words. */
export const RiskReport = z.object({
  period_unit: z.enum(['week', 'month']),
  /** The cases that were assessed at all. */
  case_count: Count,
  periods: z.array(z.object({ starts_on: z.iso.date(), cases: z.record(RiskLevel, Count) })),
});
export type RiskReport = z.infer<typeof RiskReport>;

/**
 * Gets the kept risk assessments of the mediator's own cases as counts, in the periods of the report. Nobody else reads
 * them, admins included, and no export has them.
 */
export const getRiskReport = endpoint({
  method: 'GET',
  path: '/api/reports/risk',
  reads: ['insights', 'reports'],
  input: z.object({ from: filters.from, to: filters.to, issue: filters.issue }),
  output: z.object({ report: RiskReport }),
});

/** Gets the report in order to save it as a table or to print it, and writes an audit entry. */
export const exportReport = endpoint({
  method: 'POST',
  path: '/api/reports/exports',
  changes: [],
  input: z.object({ ...filters, format: z.enum(['csv', 'print']) }),
  output: z.object({ report: Report }),
});

/** The facts of a case that may go to a court: people, sessions, attendance and the outcome, without content. */
export const CaseSummary = z.object({
  reference: z.string(),
  /** The time zone of the case, in which its times are written. */
  time_zone: z.string(),
  status: CaseStatus,
  close_reason: z.nullable(CloseReason),
  opened_on: z.iso.date(),
  closed_on: z.nullable(z.iso.date()),
  people: z.array(z.object({ participant_id: z.uuid(), name: z.string(), role: Role, side: Side })),
  /** Sessions to which both parties were invited. */
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

/** Gets the court summary of a case and writes an audit entry; for the case's mediator and admins. */
export const getCaseSummary = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/summary',
  reads: ['reports'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ summary: CaseSummary }),
});
