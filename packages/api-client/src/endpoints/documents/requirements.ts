import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { DocumentType } from './document-types.ts';
import { Text, trim } from '../text.ts';

/** `not_available` is what a party says not to have, until the mediator goes on without it or asks for it again. */
export const RequirementState = z.enum([
  'needed',
  'not_available',
  'not_applicable',
  'uploaded',
  'confirmed',
  'rejected',
]);
export type RequirementState = z.infer<typeof RequirementState>;

/** One document that one party is asked for. The other party never learns of it. */
export const Requirement = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  participant_id: z.uuid(),
  doc_type: DocumentType,
  label: z.string(),
  help: z.string(),
  state: RequirementState,
  /** Why there is no such document, in the words of whoever said so. */
  na_reason: z.nullable(z.string()),
  due_on: z.nullable(z.iso.date()),
  position: z.int(),
  version: Version,
});
export type Requirement = z.infer<typeof Requirement>;

const Label = Text(limits.titleMax);
const Words = Text(limits.reasonMax);

/** Lists the document requirements of a case: a party reads their own, the mediator both parties'. */
export const listRequirements = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/requirements',
  reads: ['requirements'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ requirements: z.array(Requirement), ...pageOutput }),
});

/** Asks a party for one more document; only the case's mediator may. */
export const addRequirement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requirements',
  changes: ['requirements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    participant_id: z.uuid(),
    label: Label,
    help: z._default(z.string().check(trim, z.maxLength(limits.reasonMax)), ''),
    due_on: z.optional(z.iso.date()),
  }),
  output: z.object({ requirement: Requirement }),
});

/**
 * Says that a document does not exist, with the reason, or that it is needed after all; the mediator sets the date. What a
 * party or their lawyer says waits for the mediator, who says the same to go on without the document. What is uploaded and
 * confirmed follows from the uploads.
 */
export const updateRequirement = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/requirements/:requirementId',
  changes: ['requirements', 'steps', 'activity'],
  input: z
    .object({
      caseId: z.uuid(),
      requirementId: z.uuid(),
      state: z.optional(z.enum(['needed', 'not_applicable'])),
      na_reason: z.optional(Words),
      due_on: z.optional(z.nullable(z.iso.date())),
      version: Version,
    })
    .check(
      z.refine(({ state, na_reason }) => state !== 'not_applicable' || na_reason !== undefined, {
        message: 'Say why there is no such document.',
        path: ['na_reason'],
      }),
    ),
  output: z.object({ requirement: Requirement }),
});

/**
 * Goes on without documents that a party says not to have, each with the reason that was given for it. Answers `conflict`
 * when one of them changed since it was read, or is not said to be missing. Only the case's mediator may.
 */
export const goOnWithout = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requirements/go-on',
  changes: ['requirements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    requirements: z
      .array(z.object({ id: z.uuid(), version: Version }))
      .check(z.minLength(1), z.maxLength(limits.pageMax)),
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Sets or removes the day by which documents are needed, for all of them or none; only the case's mediator may. */
export const setDueDate = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/requirements',
  changes: ['requirements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    requirement_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.pageMax)),
    due_on: z.nullable(z.iso.date()),
  }),
  output: z.object({ requirements: z.array(Requirement) }),
});
