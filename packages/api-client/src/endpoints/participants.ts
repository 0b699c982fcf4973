import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './cases.ts';
import { Role } from './users.ts';

export const Side = z.enum(['A', 'B', 'neutral']);
export type Side = z.infer<typeof Side>;

/** Somebody's place in a case. Until the invitation is accepted nobody sits in it, and `user_id` is null. */
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

/** Who is in the case: parties in the order in which they were added, their lawyers, the mediator. */
export const listParticipants = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/participants',
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ participants: z.array(Participant) }),
});

/** A party confirms that a lawyer is theirs. Only then does the lawyer read their private channel. */
export const confirmLawyer = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/participants/:participantId/confirm',
  input: z.object({ caseId: z.uuid(), participantId: z.uuid() }),
  output: z.object({ participant: Participant }),
});
