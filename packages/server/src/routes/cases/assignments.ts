import type { Assignment, Handover, LegalHold, MediatorLoad } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';

/** The sort key of a row. */
const byTime = ({ created_at, id }: { created_at: string; id: string }) => ({ at: created_at, id });

/** Assigns mediators to cases and sets legal holds. */
export const assignments = {
  listAssignments: async ({ input: { cursor, limit, without_mediator }, sql }) => {
    const { at, id } = newestFirst(cursor);
    const load = await sql<MediatorLoad>`select * from private.mediator_load()`;
    const found = await sql<Assignment>`
      select it.*, it.case_id in (select private.my_held_case_ids()) as legal_hold
      from private.assignments(${at}::timestamptz, ${id}::uuid, ${limit + 1}, ${without_mediator === '1'}) it`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.case_id }));
    return { assignments: rows, load, next_cursor };
  },

  assignMediator: async ({ input: { case_id, mediator_id, note }, sql }) => {
    const [participant] = await sql<{ participant_id: string }>`
      select private.assign_mediator(${case_id}::uuid, ${mediator_id}::uuid, ${note ?? null}) as participant_id`;
    return participant;
  },

  listHandovers: async ({ input: { caseId, cursor, limit }, sql }) => {
    const { at, id } = newestFirst(cursor);
    const [case_] = await sql`select id from cases where id = ${caseId}`;
    if (!case_) return undefined;
    const found = await sql<Handover>`
      select id, note, created_at from handover_notes
      where case_id = ${caseId} and (created_at, id) < (${at}::timestamptz, ${id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, byTime);
    return { handovers: rows, next_cursor };
  },

  setLegalHold: async ({ input: { caseId, on, reason }, sql }) => {
    await sql`select private.set_legal_hold(${caseId}::uuid, ${on}, ${reason})`;
    return { case_id: caseId, legal_hold: on };
  },

  listLegalHolds: async ({ input: { caseId, cursor, limit }, sql }) => {
    const { at, id } = newestFirst(cursor);
    await sql`select private.must_be_some_admin()`;
    const [case_] = await sql`select id from cases where id = ${caseId}`;
    if (!case_) return undefined;
    const found = await sql<LegalHold>`
      select h.id, h.is_on, h.reason, h.set_by, p.name as set_by_name, h.created_at
      from legal_holds h join profiles p on p.id = h.set_by
      where h.case_id = ${caseId} and (h.created_at, h.id) < (${at}::timestamptz, ${id}::uuid)
      order by h.created_at desc, h.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, byTime);
    return { holds: rows, next_cursor };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/assignments')>;
