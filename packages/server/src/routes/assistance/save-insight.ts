import { createHash } from 'node:crypto';
import type { EngineMark, InsightType } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

interface Analysis {
  caseId: string;
  type: InsightType;
  /** What was analysed, and where it was written. */
  text: string;
  channelId?: string | null | undefined;
  messageIds?: string[] | undefined;
  /** Whether it holds grave signs alone, because somebody's consent is missing. */
  isSafetyOnly?: boolean;
  result: { engine: EngineMark };
}

/**
 * Stores an analysis for the mediators of the case and returns its id. The same text of the same channel is stored
 * once. Returns null, and stores nothing, when the caller does not mediate the case.
 */
export async function saveInsight(
  sql: Sql,
  { caseId, type, text, channelId = null, messageIds = [], isSafetyOnly = false, result }: Analysis,
) {
  const { engine, ...content } = result;
  const hash = createHash('sha256')
    .update(JSON.stringify([channelId, text]))
    .digest('hex');
  const metadata = {
    auto_generated: true,
    engine: engine.kind,
    ...engine,
    input_hash: hash,
    safety_only: isSafetyOnly,
  };
  const [made] = await sql<{ id: string }>`
    insert into ai_insights (case_id, source_channel_id, insight_type, content, metadata, input_hash)
    select ${caseId}::uuid, ${channelId}::text, ${type}::text, ${JSON.stringify(content)}::jsonb,
      ${JSON.stringify(metadata)}::jsonb || jsonb_build_object('message_ids', (
        select coalesce(jsonb_agg(m.id order by m.created_at, m.id), '[]') from chat_messages m
        where m.case_id = ${caseId}::uuid
          and m.id in (select it::uuid from jsonb_array_elements_text(${JSON.stringify(messageIds)}::jsonb) as it))),
      ${hash}::text
    where 'mediator-' || ${caseId}::text in (select private.my_audience_ids())
    on conflict (case_id, insight_type, input_hash) do nothing
    returning id`;
  if (made) return made.id;
  const [earlier] = await sql<{ id: string }>`
    select id from ai_insights where case_id = ${caseId} and insight_type = ${type} and input_hash = ${hash}`;
  return earlier?.id ?? null;
}
