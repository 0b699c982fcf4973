import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { steps } from '../../process.ts';
import { plainLine, Text, trim } from '../text.ts';
import { Email, PersonName, Role } from '../people/users.ts';
import { Currency, Phone, Timestamp } from '../values.ts';

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

const Title = z.string().check(trim, z.maxLength(limits.titleMax), plainLine);
const Description = z.string().check(trim, z.maxLength(limits.descriptionMax));
const PastDate = z.iso.date().check(z.refine((it) => new Date(it) < new Date(), 'Enter a date in the past.'));

/** The name and contact details that every intake needs. */
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

/** The sections of an intake besides the personal data, each with its answers by name. */
export const IntakeSections = {
  marriageDetails: z.optional(Answers),
  children: z.optional(List.check(z.maxLength(20))),
  financialSituation: z.optional(Answers),
  uploads: z.optional(List.check(z.maxLength(100))),
  preferences: z.optional(Answers),
};

/**
 * The input for a new case. All fields but the title and the description become a draft of the client's intake. Only
 * the client, or their lawyer for them, reads, edits and submits that draft.
 */
export const NewCase = z.object({
  title: z._default(Title, ''),
  description: z._default(Description, ''),
  /** The organization that a divorcee or an admin chooses; optional when there is only one. */
  organization_id: z.optional(z.uuid()),
  /** The currency of the case, in which both parties are asked for their amounts. */
  currency: z.optional(Currency),
  personalInfo: PersonalInfo,
  ...IntakeSections,
});
export type NewCase = z.infer<typeof NewCase>;

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

/**
 * Opens a case: a mediator in their organization, a divorcee for themselves, an admin in any organization. Cases of the
 * last two wait for a mediator. An empty title becomes "Untitled Case".
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

/**
 * Changes the details that everyone in the case reads. For the case's mediator and admins, while the case is not
 * closed.
 */
export const updateCase = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId',
  changes: ['cases', 'proposals', 'activity'],
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

/** Deletes a case that was opened by mistake. For admins, only while the case is empty. */
export const deleteCase = endpoint({
  method: 'DELETE',
  path: '/api/cases/:caseId',
  changes: ['cases'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
