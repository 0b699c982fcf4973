import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

export const Side = z.enum(['A', 'B', 'neutral']);
export type Side = z.infer<typeof Side>;

/** A membership in a case. `user_id` is null until the invitation is accepted. */
export const Participant = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  user_id: z.nullable(z.uuid()),
  name: z.string(),
  role: Role,
  side: Side,
  status: z.enum(['invited', 'active', 'declined', 'removed']),
  represents_participant_id: z.nullable(z.uuid()),
  joined_at: z.nullable(Timestamp),
  confirmed_by_client_at: z.nullable(Timestamp),
});
export type Participant = z.infer<typeof Participant>;

/** Lists the participants of a case: parties in the order in which they were added, their lawyers, the mediator. */
export const listParticipants = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/participants',
  reads: ['participants'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ participants: z.array(Participant) }),
});

/** Confirms a lawyer as the calling party's own, which lets the lawyer read the party's private channel. */
export const confirmLawyer = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/participants/:participantId/confirm',
  changes: ['participants', 'messages', 'documents', 'activity'],
  input: z.object({ caseId: z.uuid(), participantId: z.uuid() }),
  output: z.object({ participant: Participant }),
});

/**
 * Says, as the party, that a lawyer whom they have not confirmed is not theirs. The lawyer loses access at once, and the
 * mediators are notified. Answers `conflict` for a confirmed one.
 */
export const refuseLawyer = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/participants/:participantId/refuse',
  changes: ['participants', 'cases', 'activity'],
  input: z.object({ caseId: z.uuid(), participantId: z.uuid() }),
  output: z.object({ participant: Participant }),
});

/**
 * Removes a participant; for the case's mediator and admins. The person loses access at once; their contributions stay.
 * Only the mediators of the case read the reason, which is a code. In a suspended organization it is `left` or `safety`.
 */
export const removeParticipant = endpoint({
  method: 'DELETE',
  path: '/api/participants/:participantId',
  changes: ['participants', 'cases', 'steps', 'sessions', 'activity'],
  input: z.object({
    participantId: z.uuid(),
    reason: z._default(z.enum(['left', 'replaced', 'mistake', 'conflict_of_interest', 'safety', 'other']), 'other'),
  }),
  output: z.object({ participant: Participant }),
});

/** Reactivates a removed participant. A lawyer needs the client's confirmation again. */
export const activateParticipant = endpoint({
  method: 'POST',
  path: '/api/participants/:participantId/activate',
  changes: ['participants', 'cases', 'activity'],
  input: z.object({ participantId: z.uuid() }),
  output: z.object({ participant: Participant }),
});
