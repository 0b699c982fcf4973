import { ApiError, type Participant } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

export const participants = {
  listParticipants: async ({ input, sql }) => {
    const [visible] = await sql`select id from cases where id = ${input.caseId}`;
    if (!visible) return undefined;
    const found = await sql<Participant>`
      select seat.*, coalesce(p.name, seat.name) as name
      from case_participants seat left join profiles p on p.id = seat.user_id
      where seat.case_id = ${input.caseId}
      order by seat.created_at`;
    return { participants: found };
  },

  confirmLawyer: async ({ input, sql }) => {
    const [confirmed] = await sql`
      update case_participants set confirmed_by_client_at = coalesce(confirmed_by_client_at, now())
      where id = ${input.participantId} and case_id = ${input.caseId} and role = 'lawyer'
      returning id`;
    if (confirmed) return readParticipant(sql, input.participantId);
    const [waiting] = await sql`
      select seat.id from case_participants seat
      join case_participants mine on mine.id = seat.represents_participant_id
      where seat.id = ${input.participantId} and seat.case_id = ${input.caseId} and seat.status = 'invited'
        and mine.user_id = auth.uid() and mine.status = 'active'`;
    if (waiting) throw new ApiError('conflict', 'Your lawyer has not accepted the invitation yet.');
    return undefined;
  },

  refuseLawyer: async ({ input: { caseId, participantId }, sql }) => {
    await sql`select private.refuse_lawyer(${caseId}, ${participantId})`;
    return readParticipant(sql, participantId);
  },

  removeParticipant: async ({ input: { participantId, reason }, sql }) => {
    await sql`select private.remove_participant(${participantId}, ${reason})`;
    return readParticipant(sql, participantId);
  },

  activateParticipant: async ({ input, sql }) => {
    await sql`select private.activate_participant(${input.participantId})`;
    return readParticipant(sql, input.participantId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/participants')>;

/** One participant, with the name from their profile if they have joined. */
export async function readParticipant(sql: Sql, id: string): Promise<{ participant: Participant } | undefined> {
  const [participant] = await sql<Participant>`
    select seat.*, coalesce(p.name, seat.name) as name
    from case_participants seat left join profiles p on p.id = seat.user_id
    where seat.id = ${id}`;
  return participant && { participant };
}
