import { createHash } from 'node:crypto';
import type { EngineMark } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { Finding } from './said.ts';

/** A channel of a case whose messages are analysed. */
export interface AnalysedChannel {
  channel_id: string;
  case_id: string;
}

/** Stores a finding for the case's mediators. The same set of messages has one of each type: the first, unless it is replaced. */
export async function keepFinding(
  sql: Sql,
  { channel_id, case_id }: AnalysedChannel,
  finding: Finding,
  { replaces = false } = {},
): Promise<void> {
  const { engine, ...content } = finding.content;
  const hash = createHash('sha256')
    .update(JSON.stringify([channel_id, finding.messageIds]))
    .digest('hex');
  const metadata = {
    auto_generated: true,
    ...markOf(engine),
    message_ids: finding.messageIds,
    input_hash: hash,
    safety_only: finding.isSafetyOnly,
  };
  await sql`
    insert into ai_insights (case_id, source_channel_id, insight_type, content, metadata, input_hash)
    values (${case_id}, ${channel_id}, ${finding.type}, ${JSON.stringify(content)}::jsonb,
      ${JSON.stringify(metadata)}::jsonb, ${hash})
    on conflict (case_id, insight_type, input_hash) do update
      set content = excluded.content, metadata = excluded.metadata where ${replaces}::boolean`;
}

const markOf = ({ kind, ...mark }: EngineMark) => ({ engine: kind, ...mark });
