import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { steps } from '../process.ts';
import { plainLine, Text, trim } from './text.ts';
import { Email, PersonName, Role } from './users.ts';
import { Phone, Timestamp } from './values.ts';

export const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

export const CaseStatus = z.enum(['open', 'on_hold', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/** Why a case ended, in neutral words: never that it was unsafe. */
export const CloseReason = z.enum(['agreed_full', 'agreed_part', 'no_agreement', 'withdrawn', 'not_proceeding']);
export type CloseReason = z.infer<typeof CloseReason>;

/** What the two have to settle, and how far they are with it. */
export const Issue = z.object({
  issue: z.enum(['parenting', 'home', 'pensions', 'debts', 'support', 'other']),
  state: z.enum(['not_started', 'in_discussion', 'agreed', 'parked']),
});
export type Issue = z.infer<typeof Issue>;

/** A case as everyone in it sees it. What one party told the mediator is not part of it. */
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
  issues: z.array(Issue),
  /** Nothing of the case is deleted while an admin holds it. */
  legal_hold: z.boolean(),
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Case = z.infer<typeof Case>;

/** A row of a case list: the case, its people, and what the caller has not read yet. */
export const CaseListItem = z.extend(Case, {
  people: z.array(z.string()),
  unread_count: z.int(),
  last_activity_at: Timestamp,
});
export type CaseListItem = z.infer<typeof CaseListItem>;

const Title = z.string().check(trim, z.maxLength(limits.titleMax), plainLine);
const Description = z.string().check(trim, z.maxLength(limits.descriptionMax));
const PastDate = z.iso.date().check(z.refine((it) => new Date(it) < new Date(), 'Enter a date in the past.'));

/** Who somebody is and how to reach them: what no intake goes without. */
export const PersonalInfo = z.object({
  name: PersonName,
  email: Email,
  phone: Phone,
  dateOfBirth: PastDate,
  address: Text(limits.addressMax),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

const Answers = z.record(z.string(), z.json());
const List = z.array(Answers);

/** The sections of an intake beside the person: as many answers as there are, under their own names. */
export const IntakeSections = {
  marriageDetails: z.optional(Answers),
  children: z.optional(List.check(z.maxLength(20))),
  financialSituation: z.optional(Answers),
  uploads: z.optional(List.check(z.maxLength(100))),
  preferences: z.optional(Answers),
};

/**
 * What a case starts with. Everything but the title and the description becomes a draft of the client's intake, which
 * only the client, or their lawyer for them, reads, corrects and sends.
 */
export const NewCase = z.object({
  title: z._default(Title, ''),
  description: z._default(Description, ''),
  /** Where a divorcee or an admin wants the case to be; needless where there is only one organization. */
  organization_id: z.optional(z.uuid()),
  personalInfo: PersonalInfo,
  ...IntakeSections,
});
export type NewCase = z.infer<typeof NewCase>;

const listOutput = z.object({ cases: z.array(CaseListItem), ...pageOutput });

/** The cases that the caller may see, the most recently active first; for an admin the newest first. */
export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  reads: ['cases'],
  input: z.object({ ...pageInput }),
  output: listOutput,
});

/** The same list, narrowed. `q` looks in titles, references and the names of the parties that the caller sees. */
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

/** The cases of one person, as far as the caller may see them; `role` keeps those where that person has this role. */
export const listUserCases = endpoint({
  method: 'GET',
  path: '/api/cases/user/:userId',
  reads: ['cases'],
  input: z.object({ userId: z.uuid(), role: z.optional(Role), ...pageInput }),
  output: listOutput,
});

/** The caller's first case, or null for somebody who is in none yet. */
export const getMyCase = endpoint({
  method: 'GET',
  path: '/api/cases/my-case',
  reads: ['cases'],
  input: z.object({}),
  output: z.object({ case: z.nullable(Case) }),
});

/**
 * Opens a case in the mediator's organization; or, for a divorcee, their own; or, for an admin, one in any organization.
 * The last two then wait for a mediator. An empty title becomes "Untitled Case".
 */
export const createCase = endpoint({
  method: 'POST',
  path: '/api/cases',
  changes: ['cases', 'participants', 'intakes'],
  input: NewCase,
  output: z.object({ case: Case }),
});

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ case: Case }),
});

/** Changes what everybody in the case reads. For the case's mediator and admins, while the case is not closed. */
export const updateCase = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId',
  changes: ['cases', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    title: z.optional(Title),
    description: z.optional(Description),
    issues: z.optional(
      z.array(Issue).check(
        z.refine((all) => new Set(all.map(({ issue }) => issue)).size === all.length, 'Name each issue once.'),
        z.maxLength(6),
      ),
    ),
    version: Version,
  }),
  output: z.object({ case: Case }),
});

/** Deletes a case that was opened by mistake. Only an admin may, and only while nothing is in it. */
export const deleteCase = endpoint({
  method: 'DELETE',
  path: '/api/cases/:caseId',
  changes: ['cases'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Puts a case on hold, or goes on with it. */
export const changeCaseStatus = endpoint({
  method: 'PATCH',
  path: '/api/cases/:caseId/status',
  changes: ['cases', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), status: z.enum(['open', 'on_hold']), version: Version }),
  output: z.object({ case: Case }),
});

/** Ends a case. It can be read as before, but nobody writes in it. */
export const closeCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/close',
  changes: ['cases', 'steps', 'sessions', 'activity'],
  input: z.object({ caseId: z.uuid(), reason: CloseReason, version: Version }),
  output: z.object({ case: Case }),
});

export const reopenCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/reopen',
  changes: ['cases', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), version: Version }),
  output: z.object({ case: Case }),
});
