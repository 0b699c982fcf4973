import { ApiError } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';

/** A person to invite into a case, with their role and side. */
export interface Invited {
  case_id: string;
  email: string;
  name: string;
  role: 'divorcee' | 'lawyer';
  side: 'A' | 'B';
  language?: string | undefined;
}

/** The participant that an invitation is for: one who has not answered yet, or a new one. */
export const invitedParticipant = async (sql: Sql, guest: Invited): Promise<string> =>
  (await reuseParticipant(sql, guest)) ?? (await addParticipant(sql, guest));

/**
 * An invited participant who has not joined: the newest invitation replaces the earlier link. A declined or withdrawn
 * participant is invited again, so that the lawyer who represents them stays linked.
 */
async function reuseParticipant(sql: Sql, { case_id, email, name, role, side }: Invited): Promise<string | undefined> {
  const free = await sql<{ id: string; email: string; is_waiting: boolean; is_same: boolean }>`
    select distinct on (p.id) p.id, i.email, p.status = 'invited' as is_waiting,
      p.role = ${role} and p.side = ${side} as is_same
    from invitations i join case_participants p on p.id = i.participant_id
    where i.case_id = ${case_id} and p.user_id is null and (p.status = 'invited' or p.role = 'divorcee' and not exists (
      select from case_participants other where other.case_id = p.case_id and other.side = p.side
        and other.role = 'divorcee' and other.status = 'active'))
    order by p.id, i.created_at desc`;
  if (free.some((it) => it.email === email && it.is_waiting && !it.is_same))
    throw new ApiError('conflict', 'This person is already invited to another place in this case.');
  const participant = free.find((it) => it.is_same && it.is_waiting) ?? free.find((it) => it.is_same);
  if (!participant) return undefined;
  await sql`select private.rename_participant(${participant.id}, ${name})`;
  await sql`update invitations set status = 'revoked' where participant_id = ${participant.id} and status = 'pending'`;
  return participant.id;
}

async function addParticipant(sql: Sql, { case_id, name, role, side }: Invited): Promise<string> {
  const [party] = await sql<{ id: string }>`
    select id from case_participants
    where case_id = ${case_id} and side = ${side} and role = 'divorcee' and status in ('invited', 'active')`;
  if (role === 'divorcee' && party) throw new ApiError('conflict', 'Someone has already joined as this party.');
  if (role === 'lawyer' && !party) throw new ApiError('conflict', 'Invite the party first, then their lawyer.');
  const [participant] = await sql<{ id: string }>`
    insert into case_participants (case_id, name, role, side, represents_participant_id)
    values (${case_id}, ${name}, ${role}, ${side}, ${role === 'lawyer' ? party?.id : null})
    returning id`;
  return participant!.id;
}
