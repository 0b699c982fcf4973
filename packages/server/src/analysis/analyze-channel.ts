import { createHash } from 'node:crypto';
import type { EngineMark, SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { Engines } from '../language-model/engines.ts';
import { assessMessages } from './assess-messages.ts';
import type { Finding, Said } from './said.ts';

/** A channel whose newest messages are analysed. */
export interface DueChannel {
  channel_id: string;
  case_id: string;
}

/** Analyses the newest messages of a channel with the built-in engine and stores what it finds, for the case's mediators. */
export async function analyzeChannel(sql: Sql, engines: Engines, channel: DueChannel): Promise<void> {
  const [organization] = await sql<{ screens: boolean; contacts: SafetyContactSettings | null }>`
    select private.screening_is_on(${channel.case_id}::uuid) as screens,
      private.safety_contacts_of(${channel.case_id}::uuid) as contacts`;
  const messages = await sql<Said>`
    select message_id as "messageId", sender_id as "senderId", role, name, content, is_new as "isNew", is_last as "isLast",
      may_read as "mayRead"
    from private.messages_to_analyze(${channel.channel_id})`;
  const { screens = false, contacts = null } = organization ?? {};
  const engine = await engines.forCall({ mayLeave: false, contacts, readKnown: async () => [] });
  for (const finding of await assessMessages(engine, messages, { screens })) await keep(sql, channel, finding);
}

/** Stores a finding. The same set of messages has one of each type. */
async function keep(sql: Sql, { channel_id, case_id }: DueChannel, finding: Finding): Promise<void> {
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
    on conflict (case_id, insight_type, input_hash) do nothing`;
}

const markOf = ({ kind, ...mark }: EngineMark) => ({ engine: kind, ...mark });
