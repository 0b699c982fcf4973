import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Case } from './cases.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/** A case with its mediators. */
export const Assignment = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  status: z.string(),
  step: Case.shape.step,
  organization_id: z.uuid(),
  created_at: Timestamp,
  legal_hold: z.boolean(),
  /** Empty while the case waits for a mediator. */
  mediators: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
});
export type Assignment = z.infer<typeof Assignment>;

/** The number of a mediator's cases that are not closed. */
export const MediatorLoad = z.object({
  mediator_id: z.uuid(),
  name: z.string(),
  organization_id: z.nullable(z.uuid()),
  open_cases: z.int(),
});
export type MediatorLoad = z.infer<typeof MediatorLoad>;

/** Lists the cases with their mediators, newest first, or those that wait for one alone, and the load of every mediator, lowest first. */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/admin/assignments',
  reads: ['cases', 'participants'],
  input: z.object({ ...pageInput, without_mediator: z.optional(z.enum(['0', '1'])) }),
  output: z.object({ assignments: z.array(Assignment), load: z.array(MediatorLoad), ...pageOutput }),
});

/**
 * Assigns a case to a mediator of its organization and removes the previous one. Only the case's mediators read the
 * note. Answers `conflict` for a person who has ever been a party or a lawyer in the case.
 */
export const assignMediator = endpoint({
  method: 'POST',
  path: '/api/admin/assignments',
  changes: ['participants', 'cases', 'people', 'activity'],
  input: z.object({
    case_id: z.uuid(),
    mediator_id: z.uuid(),
    note: z.optional(Text(limits.descriptionMax)),
  }),
  output: z.object({ participant_id: z.uuid() }),
});

/** The handover note that an admin wrote for the new mediator of a case. */
export const Handover = z.object({ id: z.uuid(), note: z.string(), created_at: Timestamp });
export type Handover = z.infer<typeof Handover>;

export const listHandovers = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/handovers',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ handovers: z.array(Handover), ...pageOutput }),
});

/** Sets or lifts a legal hold, which suspends the retention of a case. */
export const setLegalHold = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/legal-hold',
  changes: ['cases'],
  input: z.object({
    caseId: z.uuid(),
    on: z.boolean(),
    reason: Text(limits.noteMax),
  }),
  output: z.object({ case_id: z.uuid(), legal_hold: z.boolean() }),
});

/** A legal hold that was set or lifted, with its reason. */
export const LegalHold = z.object({
  id: z.uuid(),
  is_on: z.boolean(),
  reason: z.string(),
  set_by: z.uuid(),
  set_by_name: z.string(),
  created_at: Timestamp,
});
export type LegalHold = z.infer<typeof LegalHold>;

/** Lists the legal holds of a case, newest first; for admins. */
export const listLegalHolds = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/legal-hold',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ holds: z.array(LegalHold), ...pageOutput }),
});
