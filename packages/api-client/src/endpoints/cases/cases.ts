import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { steps } from '../../process.ts';
import { plainLine, trim } from '../text.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

export const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

export const CaseStatus = z.enum(['open', 'on_hold', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/** Why a case was closed, in neutral terms that never mention safety. */
export const CloseReason = z.enum(['agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding']);
export type CloseReason = z.infer<typeof CloseReason>;

/** An issue that the parties have to settle, and its status. */
export const Issue = z.object({
  issue: z.enum(['parenting', 'home', 'pensions', 'debts', 'support', 'other']),
  state: z.enum(['not_started', 'in_discussion', 'agreed', 'parked']),
});
export type Issue = z.infer<typeof Issue>;

/** A case as everyone in it reads it, without anything that one party told the mediator. */
export const Case = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  description: z.string(),
  status: CaseStatus,
  step: Step,
  close_reason: z.nullable(CloseReason),
  closed_at: z.nullable(Timestamp),
  /** The state of each kind of issue, from the topics of the case. */
  issues: z.array(Issue),
  /** Nothing of the case is deleted while an admin holds it. Only its mediators and admins learn that. */
  legal_hold: z.boolean(),
  /** The currency of its amounts, as the mediator chose it; null where nobody has, and for everybody outside the case. */
  currency: z._default(z.nullable(z.string()), null),
  /** Its organization is suspended: everything can be read, and nothing changed. */
  is_suspended: z._default(z.boolean(), false),
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Case = z.infer<typeof Case>;

/** A row of a case list: the case, its people and the caller's unread count. */
export const CaseListItem = z.extend(Case, {
  people: z.array(z.string()),
  unread_count: z.int(),
  last_activity_at: Timestamp,
});
export type CaseListItem = z.infer<typeof CaseListItem>;

/** The title of a case. */
export const CaseTitle = z.string().check(trim, z.maxLength(limits.titleMax), plainLine);
/** What a case is about. */
export const CaseDescription = z.string().check(trim, z.maxLength(limits.descriptionMax));
const listOutput = z.object({ cases: z.array(CaseListItem), ...pageOutput });

/** Lists the cases that the caller may read, most recently active first; for an admin newest first. */
export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  reads: ['cases'],
  input: z.object({ ...pageInput }),
  output: listOutput,
});

/** Lists cases by filter. `q` searches titles, references and the names of the parties that the caller may read. */
export const listCasesBy = endpoint({
  method: 'GET',
  path: '/api/caseslist',
  reads: ['cases'],
  input: z.object({
    user_id: z.optional(z.uuid()),
    status: z.optional(CaseStatus),
    step: z.optional(Step),
    q: z.optional(z.string().check(trim, z.maxLength(limits.titleMax))),
    ...pageInput,
  }),
  output: listOutput,
});

/** Lists the cases of one person that the caller may read, optionally only those where the person has this `role`. */
export const listUserCases = endpoint({
  method: 'GET',
  path: '/api/cases/user/:userId',
  reads: ['cases'],
  input: z.object({ userId: z.uuid(), role: z.optional(Role), ...pageInput }),
  output: listOutput,
});

/** Gets the caller's first case, or null when the caller is in none. */
export const getMyCase = endpoint({
  method: 'GET',
  path: '/api/cases/my-case',
  reads: ['cases'],
  input: z.object({}),
  output: z.object({ case: z.nullable(Case) }),
});

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ case: Case }),
});
