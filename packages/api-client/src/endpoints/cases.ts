import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Email, PersonName, Role } from './users.ts';
import { Phone, Timestamp } from './values.ts';

/** The seven steps of a mediation, in order. */
export const steps = [
  'intake',
  'document_upload',
  'mediator_review',
  'first_session',
  'negotiation_sessions',
  'agreement_draft',
  'final_agreement',
] as const;
export const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

export const CaseStatus = z.enum(['open', 'on_hold', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

export { Timestamp };

/** A case as everyone in it sees it. What one party told the mediator is not part of it. */
export const Case = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  description: z.string(),
  status: CaseStatus,
  step: Step,
  created_at: Timestamp,
});
export type Case = z.infer<typeof Case>;

/** A row of a case list: the case, its people, and what the caller has not read yet. */
export const CaseListItem = z.extend(Case, {
  people: z.array(z.string()),
  unread_count: z.int(),
  last_activity_at: Timestamp,
});
export type CaseListItem = z.infer<typeof CaseListItem>;

const PastDate = z.iso.date().check(z.refine((it) => new Date(it) < new Date(), 'Enter a date in the past.'));

/** What a case starts with. Everything but the title and the description is between the client and the mediator. */
export const NewCase = z.object({
  title: z._default(z.string().check(z.trim(), z.maxLength(limits.titleMax)), ''),
  description: z._default(z.string().check(z.trim(), z.maxLength(limits.descriptionMax)), ''),
  personalInfo: z.object({
    name: PersonName,
    email: Email,
    phone: Phone,
    dateOfBirth: PastDate,
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  marriageDetails: z.optional(z.record(z.string(), z.json())),
  children: z.optional(z.array(z.record(z.string(), z.json())).check(z.maxLength(20))),
  financialSituation: z.optional(z.record(z.string(), z.json())),
  preferences: z.optional(z.record(z.string(), z.json())),
});
export type NewCase = z.infer<typeof NewCase>;

/** The cases that the caller may see, the most recently active first. */
export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  input: z.object({}),
  output: z.object({ cases: z.array(CaseListItem) }),
});

/** The cases of one person, as far as the caller may see them; `role` keeps those where that person has this role. */
export const listUserCases = endpoint({
  method: 'GET',
  path: '/api/cases/user/:userId',
  input: z.object({ userId: z.uuid(), role: z.optional(Role) }),
  output: z.object({ cases: z.array(CaseListItem) }),
});

/** The caller's first case, or null for somebody who is in none yet. */
export const getMyCase = endpoint({
  method: 'GET',
  path: '/api/cases/my-case',
  input: z.object({}),
  output: z.object({ case: z.nullable(Case) }),
});

/** Opens a case in the mediator's organization. An empty title becomes "Untitled Case". */
export const createCase = endpoint({
  method: 'POST',
  path: '/api/cases',
  input: NewCase,
  output: z.object({ case: Case }),
});

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId',
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ case: Case }),
});
