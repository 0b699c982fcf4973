import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

/** When a party last did something in a case, as far as its mediator reads it. */
export const PartyActivity = z.object({
  participant_id: z.uuid(),
  /** The day, never the hour; null before the first time. */
  last_active_on: z.nullable(z.iso.date()),
  reminded_at: z.nullable(Timestamp),
  /** The case waits for them, and they have done nothing for a week. */
  is_stalled: z.boolean(),
});
export type PartyActivity = z.infer<typeof PartyActivity>;

/** What each party did last. For the mediators of the case. */
export const listPartyActivity = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/party-activity',
  reads: ['activity', 'participants', 'steps'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ parties: z.array(PartyActivity) }),
});

/** Reminds a party, in neutral words, that their case waits for them: at most once in 24 hours. */
export const remindParticipant = endpoint({
  method: 'POST',
  path: '/api/participants/:participantId/remind',
  changes: ['activity'],
  input: z.object({ participantId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
