import { ApiError, type CaseEvent, type CaseRequest } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';

/** Tones are left out of the feed: there is one for each burst of messages. */
export const activity = {
  listCaseActivity: async ({ input: { caseId, kinds, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const before = newestFirst(cursor);
    const found = await sql<CaseEvent>`
      select e.*, p.name as actor_name
      from case_events e left join profiles p on p.id = e.actor_id
      where e.case_id = ${caseId} and (${kinds ?? null}::text is null or e.kind = any (string_to_array(${kinds ?? null}, ',')))
        and (e.created_at, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)
        and not (e.kind = 'insight_added' and e.details ->> 'insight_type' = 'tone_analysis')
      order by e.created_at desc, e.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { events: rows, next_cursor };
  },

  askMediator: async ({
    input: { caseId, kind, note = null, sessionId = null, versionId = null, signatureId = null },
    sql,
  }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const [made] = await sql<{ id: string }>`
      insert into case_requests (case_id, kind, note, session_id, version_id, signature_id)
      values (${caseId}, ${kind}, ${note}, ${sessionId}, ${versionId}, ${signatureId}) returning id`;
    const [request] = await sql<CaseRequest>`select * from case_requests where id = ${made?.id}`;
    return request && { request };
  },

  listCaseRequests: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const before = newestFirst(cursor);
    const found = await sql<CaseRequest>`
      select * from case_requests
      where case_id = ${caseId} and (created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)
      order by created_at desc, id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { requests: rows, next_cursor };
  },

  handleCaseRequest: async ({ input: { caseId, caseRequestId: id, answer = null }, sql }) => {
    const [handled] = await sql<CaseRequest>`
      update case_requests set handled_at = now(), answer = ${answer} where id = ${id} and case_id = ${caseId} returning *`;
    if (handled) return { request: handled };
    const [seen] = await sql`select id from case_requests where id = ${id} and case_id = ${caseId}`;
    if (seen) throw new ApiError('forbidden', 'Only the mediator can mark a request as done.');
    return undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/activity')>;
