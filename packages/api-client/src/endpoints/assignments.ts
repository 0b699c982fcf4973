import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Case } from './cases.ts';
import { Text } from './text.ts';
import { Timestamp } from './values.ts';

/** A case and who mediates it. */
export const Assignment = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  status: z.string(),
  step: Case.shape.step,
  organization_id: z.uuid(),
  created_at: Timestamp,
  /** Nobody, where the case waits for a mediator. */
  mediators: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
});
export type Assignment = z.infer<typeof Assignment>;

/** How many cases a mediator has that are not closed. */
export const MediatorLoad = z.object({
  mediator_id: z.uuid(),
  name: z.string(),
  organization_id: z.nullable(z.uuid()),
  open_cases: z.int(),
});
export type MediatorLoad = z.infer<typeof MediatorLoad>;

/** The cases and their mediators, the newest first; and the load of every mediator, the least first. */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/admin/assignments',
  reads: ['cases', 'participants'],
  input: z.object(pageInput),
  output: z.object({ assignments: z.array(Assignment), load: z.array(MediatorLoad), ...pageOutput }),
});

/**
 * Gives a case to a mediator of its organization; whoever had it leaves. The note is for the new mediator. Refused as
 * `conflict` for somebody who ever had another part in the case.
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

/** What was said when a case changed hands, for its mediators. */
export const Handover = z.object({ id: z.uuid(), note: z.string(), created_at: Timestamp });
export type Handover = z.infer<typeof Handover>;

export const listHandovers = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/handovers',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ handovers: z.array(Handover), ...pageOutput }),
});

/** Keeps the data of a case from being deleted when its time is over, or lets it go again. */
export const setLegalHold = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/legal-hold',
  changes: ['cases'],
  input: z.object({
    caseId: z.uuid(),
    on: z.boolean(),
    reason: Text(1000),
  }),
  output: z.object({ case_id: z.uuid(), legal_hold: z.boolean() }),
});

/** A hold that was set or lifted, and why. */
export const LegalHold = z.object({
  id: z.uuid(),
  is_on: z.boolean(),
  reason: z.string(),
  set_by: z.uuid(),
  created_at: Timestamp,
});
export type LegalHold = z.infer<typeof LegalHold>;

/** The holds of a case, the latest first; for admins. */
export const listLegalHolds = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/legal-hold',
  reads: ['cases'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ holds: z.array(LegalHold), ...pageOutput }),
});
