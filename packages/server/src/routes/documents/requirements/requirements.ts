import type { Requirement } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { oldestFirst, pageOf } from '../../../http/answer/keyset-page.ts';
import { lockVersion, versionConflict } from '../../../http/optimistic-lock.ts';

export const requirements = {
  listRequirements: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const after = oldestFirst(cursor);
    const found = await sql<Requirement & { created_at: string }>`
      select r.*, s.state
      from requirements r join private.my_requirement_states(${caseId}) s on s.requirement_id = r.id
      where r.case_id = ${caseId} and (r.created_at, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by r.created_at, r.id limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { requirements: rows, next_cursor };
  },

  addRequirement: async ({ input: { caseId, participant_id, label, help, due_on = null }, sql }) => {
    const [party] = await sql`
      select id from case_participants
      where id = ${participant_id} and case_id = ${caseId} and role = 'divorcee' and status = 'active'`;
    if (!party) return undefined;
    const [added] = await sql<{ id: string }>`
      insert into requirements (case_id, participant_id, label, help, due_on)
      values (${caseId}, ${participant_id}, ${label}, ${help}, ${due_on}) returning id`;
    return one(sql, caseId, added!.id);
  },

  updateRequirement: async ({ input, sql }) => {
    const { caseId, requirementId: id, state, na_reason, due_on, version } = input;
    const before = await lockVersion(
      await sql<Requirement>`select * from requirements where id = ${id} and case_id = ${caseId} for update`,
      version,
    );
    if (!before) return undefined;
    // Its own statement: a mediator who names a reason goes on without the document.
    if (state) {
      const reason = { needed: null, not_applicable: na_reason }[state];
      await sql`update requirements set na_reason = ${reason} where id = ${id}`;
    }
    if (due_on !== undefined) await sql`update requirements set due_on = ${due_on} where id = ${id}`;
    return one(sql, caseId, id);
  },

  goOnWithout: async ({ input: { caseId, requirements }, sql }) => {
    const ids = requirements.map(({ id }) => id);
    const [mine] = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
    const rows = mine
      ? await sql<{ id: string; version: number; na_waits_since: string | null }>`
          select id, version, na_waits_since from requirements where case_id = ${caseId} and id = any(${ids}) for update`
      : [];
    if (rows.length < new Set(ids).size) return undefined;
    const read = new Map(requirements.map(({ id, version }) => [id, version]));
    if (rows.some(({ id, version, na_waits_since }) => na_waits_since === null || read.get(id) !== version))
      throw versionConflict();
    // A mediator who names a reason goes on without the document.
    await sql`update requirements set na_reason = na_reason where id = any(${ids})`;
    return { ok: true as const };
  },

  setDueDate: async ({ input: { caseId, requirement_ids: ids, due_on }, sql }) => {
    const readable = await sql`select id from requirements where case_id = ${caseId} and id = any(${ids}) for update`;
    if (readable.length < new Set(ids).size) return undefined;
    await sql`update requirements set due_on = ${due_on} where id = any(${ids}) and due_on is distinct from ${due_on}`;
    const requirements = await sql<Requirement>`
      select r.*, s.state
      from requirements r join private.my_requirement_states(${caseId}) s on s.requirement_id = r.id
      where r.id = any(${ids}) order by r.created_at, r.id`;
    return { requirements };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/documents/requirements')>;

async function one(sql: Sql, caseId: string, id: string): Promise<{ requirement: Requirement } | undefined> {
  const [requirement] = await sql<Requirement>`
    select r.*, s.state
    from requirements r join private.my_requirement_states(${caseId}) s on s.requirement_id = r.id
    where r.id = ${id}`;
  return requirement && { requirement };
}
