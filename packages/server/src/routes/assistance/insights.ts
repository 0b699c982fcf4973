import type { Insight, SafetyContactSettings } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { contentFor, forReader } from './reading/for-reader.ts';
import { riskSpeakers } from './reading/risk-speakers.ts';

export const insights = {
  listInsights: async ({
    input: { caseId, type = null, channel_id: channelId = null, language, cursor, limit },
    sql,
  }) => {
    const { at, id } = newestFirst(cursor);
    const [mine] = await sql<{ contacts: SafetyContactSettings | null }>`
      select private.safety_contacts_of(id) as contacts from cases where id = ${caseId} and 'mediator-' || id::text in (select private.my_audience_ids())`;
    if (!mine) return undefined;
    const found = await sql<Insight>`
      select i.*, case when insight_type = 'risk_assessment'
        then content || jsonb_build_object('speakers', ${riskSpeakers(fragment`i.content`)}) else content end as content
      from ai_insights i
      where case_id = ${caseId} and (${type}::text is null or insight_type = ${type})
        and (${channelId}::text is null or source_channel_id = ${channelId})
        and (created_at, id) < (${at}::timestamptz, ${id}::uuid)
      order by created_at desc, id desc
      limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    const say = forReader({ language, contacts: mine.contacts });
    return { insights: rows.map((it) => ({ ...it, content: contentFor(it.content, say) })), next_cursor };
  },

  acknowledgeInsight: async ({ input: { insightId }, sql }) => {
    const [insight] = await sql<Insight>`
      update ai_insights set acknowledged_at = now() where id = ${insightId} returning *`;
    return insight && { insight };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/insights')>;
