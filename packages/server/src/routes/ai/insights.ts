import type { Insight } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/keyset-page.ts';

export const insights = {
  listInsights: async ({ input: { caseId, type = null, channel_id: channelId = null, cursor, limit }, sql }) => {
    const { at, id } = newestFirst(cursor);
    const [mine] = await sql`
      select from cases where id = ${caseId} and 'mediator-' || id::text in (select private.my_audience_ids())`;
    if (!mine) return undefined;
    const found = await sql<Insight>`
      select * from ai_insights
      where case_id = ${caseId} and (${type}::text is null or insight_type = ${type})
        and (${channelId}::text is null or source_channel_id = ${channelId})
        and (created_at, id) < (${at}::timestamptz, ${id}::uuid)
      order by created_at desc, id desc
      limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { insights: rows, next_cursor };
  },

  acknowledgeInsight: async ({ input: { insightId }, sql }) => {
    const [insight] = await sql<Insight>`
      update ai_insights set acknowledged_at = now() where id = ${insightId} returning *`;
    return insight && { insight };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/insights')>;
