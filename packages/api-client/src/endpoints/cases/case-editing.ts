import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Email, PersonName } from '../people/users.ts';
import { Text } from '../text.ts';
import { Currency, Phone } from '../values.ts';
import { Case, CaseDescription, CaseTitle, Issue } from './cases.ts';

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
  title: z._default(CaseTitle, ''),
  description: z._default(CaseDescription, ''),
  /** The organization that a divorcee or an admin chooses; optional when there is only one. */
  organization_id: z.optional(z.uuid()),
  /** The currency of the case, in which both parties are asked for their amounts. */
  currency: z.optional(Currency),
  personalInfo: PersonalInfo,
  ...IntakeSections,
});
export type NewCase = z.infer<typeof NewCase>;

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
    title: z.optional(CaseTitle),
    description: z.optional(CaseDescription),
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
