import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { IntakeSections } from '../cases/case-editing.ts';
import { Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

export const IntakeStatus = z.enum(['draft', 'submitted', 'returned', 'accepted']);
export type IntakeStatus = z.infer<typeof IntakeStatus>;

/**
 * The sections about which the mediator can ask. The safety check is none of them: a lawyer reads the questions, and never
 * what is said there.
 */
export const IntakeSection = z.enum(['you', 'relationship', 'children', 'money', 'documents', 'matters', 'access']);
export type IntakeSection = z.infer<typeof IntakeSection>;

const Answers = z.record(z.string(), z.unknown());
const BySection = z.partialRecord(IntakeSection, z.string());

/** A party's answers at the start. Read by that party, their confirmed lawyer and, once submitted, the mediator. */
export const Intake = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  /** The party's user id; null until the client has joined. */
  user_id: z.nullable(z.uuid()),
  status: IntakeStatus,
  personalInfo: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    dateOfBirth: z.nullable(z.string()),
    address: z.nullable(z.string()),
  }),
  marriageDetails: Answers,
  children: z.array(Answers),
  financialSituation: Answers,
  uploads: z.array(Answers),
  preferences: Answers,
  accessNeeds: Answers,
  /** Read by the party and the mediator only; null for every other caller, including the party's lawyer. */
  safety: z.nullable(
    z.object({
      answers: Answers,
      prefers_to_talk: z.boolean(),
      answered_at: z._default(z.nullable(Timestamp), null),
      /** When a mediator of the case dealt with these answers; null while they are open, and after other answers. */
      handled_at: z._default(z.nullable(Timestamp), null),
    }),
  ),
  /** The questions about the whole with which the mediator returned the intake. */
  questions: z.nullable(z.string()),
  /** What the mediator asked about single sections. */
  asked: BySection,
  /** What the party answered to that. */
  replies: BySection,
  /** The sections that the mediator filled in and nobody has checked yet. */
  prefilled: z._default(z.array(IntakeSection), []),
  /** The text to which the party agreed on submitting, by its version. */
  consent: z.nullable(z.string()),
  submitted_at: z.nullable(Timestamp),
  updated_at: Timestamp,
  version: Version,
});
export type Intake = z.infer<typeof Intake>;

const Safety = z.object({
  /** Only the answers that are sent change; null takes one away. */
  answers: z.optional(z.record(z.string(), z.json())),
  prefers_to_talk: z.optional(z.boolean()),
});

const text = (most: number) => z.optional(z.string().check(trim, z.maxLength(most)));

/** Gets the caller's own intake in a case, or their client's for a confirmed lawyer; null before the first save. */
export const getIntake = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/intake',
  reads: ['intakes'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ intake: z.nullable(Intake) }),
});

/**
 * Saves the draft of an intake: only the fields that are sent change, and nothing is required. The first save sends no
 * `version`.
 */
export const saveIntake = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/intake',
  changes: ['intakes'],
  input: z.object({
    caseId: z.uuid(),
    personalInfo: z.optional(
      z.object({
        name: text(limits.nameMax),
        email: text(254),
        phone: text(40),
        dateOfBirth: z.optional(z.union([z.iso.date(), z.literal('')])),
        address: text(limits.addressMax),
      }),
    ),
    ...IntakeSections,
    accessNeeds: z.optional(z.record(z.string(), z.json())),
    safety: z.optional(Safety),
    /** All answers to what the mediator asked about single sections. */
    replies: z.optional(z.partialRecord(IntakeSection, z.string().check(trim, z.maxLength(limits.descriptionMax)))),
    /** The sections that still have to be checked. */
    prefilled: z.optional(z.array(IntakeSection).check(z.maxLength(IntakeSection.options.length))),
    version: z.optional(Version),
  }),
  output: z.object({ intake: Intake }),
});

/** Submits the intake to the mediator. It becomes read-only until the mediator returns it. */
export const submitIntake = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/intake/submit',
  changes: ['intakes', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    /** The version of the text to which the party agrees with it. */
    consent: z.optional(Text(limits.nameMax)),
    version: Version,
  }),
  output: z.object({ intake: Intake }),
});

/** Lists the intakes of a case that the caller may read; for the mediator all that were submitted. */
export const listIntakes = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/intakes',
  reads: ['intakes'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ intakes: z.array(Intake), ...pageOutput }),
});

/** Returns an intake to the party with questions, about the whole or section by section, so that the party can edit it again. */
export const returnIntake = endpoint({
  method: 'POST',
  path: '/api/intakes/:intakeId/return',
  changes: ['intakes', 'steps', 'activity'],
  input: z
    .object({
      intakeId: z.uuid(),
      questions: z.optional(Text(limits.descriptionMax)),
      asked: z.optional(z.partialRecord(IntakeSection, Text(limits.descriptionMax))),
      /** Optional; when sent, it must be the newest. */
      version: z.optional(Version),
    })
    .check(
      z.refine(({ questions, asked }) => questions !== undefined || Object.keys(asked ?? {}).length > 0, {
        path: ['questions'],
        message: 'Fill this in.',
      }),
    ),
  output: z.object({ intake: Intake }),
});

/**
 * Marks the safety answers of a sent intake as dealt with; for the mediators of the case, and nobody is notified. The
 * first call keeps its time. `answeredAt` says which answers were read: others since then are a conflict.
 */
export const handleSafetyAnswers = endpoint({
  method: 'POST',
  path: '/api/intakes/:intakeId/safety/handle',
  changes: ['intakes'],
  input: z.object({ intakeId: z.uuid(), answeredAt: Timestamp }),
  output: z.object({ ok: z.literal(true) }),
});

/** Accepts an intake as complete. */
export const acceptIntake = endpoint({
  method: 'POST',
  path: '/api/intakes/:intakeId/accept',
  changes: ['intakes', 'steps', 'activity'],
  input: z.object({ intakeId: z.uuid(), version: z.optional(Version) }),
  output: z.object({ intake: Intake }),
});
