import type { Participant } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { SqlHandlers } from '../serve.ts';

export const participants: SqlHandlers<'listParticipants' | 'confirmLawyer'> = {
  listParticipants: async ({ input, sql }) => {
    const found = await sql<Participant>`
      select seat.*, coalesce(p.name, seat.name) as name
      from case_participants seat left join profiles p on p.id = seat.user_id
      where seat.case_id = ${input.caseId}
      order by seat.created_at`;
    return found.length > 0 ? { participants: found } : undefined;
  },

  confirmLawyer: async ({ input, sql }) => {
    const [confirmed] = await sql`
      update case_participants set confirmed_by_client_at = coalesce(confirmed_by_client_at, now())
      where id = ${input.participantId} and case_id = ${input.caseId} and role = 'lawyer'
      returning id`;
    return confirmed && readParticipant(sql, input.participantId);
  },
};

/** One place in a case, with the name of whoever sits in it. */
export async function readParticipant(sql: Sql, id: string): Promise<{ participant: Participant } | undefined> {
  const [participant] = await sql<Participant>`
    select seat.*, coalesce(p.name, seat.name) as name
    from case_participants seat left join profiles p on p.id = seat.user_id
    where seat.id = ${id}`;
  return participant && { participant };
}
