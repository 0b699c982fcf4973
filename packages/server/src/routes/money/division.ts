import type { Settlement } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';

const done = { ok: true as const };

export const division = {
  listSettlements: async ({ input: { caseId }, sql }) => {
    const [found] = await sql`select 1 from cases where id = ${caseId} and id in (select private.my_case_ids())`;
    return (
      found && {
        settlements: await sql<Settlement>`
          select s.id, s.name, s.content, s.amounts, s.number, s.shared_at, s.version,
            jsonb_build_object('participant_id', p.id, 'name', coalesce(person.name, p.name), 'role', p.role) as author,
            s.kept_by is not distinct from private.my_settlement_audience(s.case_id) as is_own,
            case when s.visible_to = s.kept_by then 'self' when s.visible_to like 'private-%' then 'side' else 'everyone' end
              as audience
          from settlements s join case_participants p on p.id = s.participant_id
          left join profiles person on person.id = p.user_id
          where s.case_id = ${caseId} order by s.created_at, s.id`,
      }
    );
  },

  addSettlement: async ({ input: { caseId, name, content }, sql }) => {
    const [made] = await sql<{ id: string }>`
      select private.add_settlement(${caseId}, ${name}, ${JSON.stringify(content)}) as id`;
    return { id: made!.id };
  },

  updateSettlement: async ({ input: { settlementId, name, content, version }, sql }) => {
    const [changed] = await sql<{ version: number }>`
      select private.update_settlement(${settlementId}, ${name}, ${JSON.stringify(content)}, ${version}) as version`;
    return { version: changed!.version };
  },

  shareSettlement: async ({ input: { settlementId, with: readers, version }, sql }) => {
    await sql`select private.share_settlement(${settlementId}, ${readers === 'everyone'}, ${version})`;
    return done;
  },

  removeSettlement: async ({ input: { settlementId, version }, sql }) => {
    await sql`select private.remove_settlement(${settlementId}, ${version})`;
    return done;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/division')>;
