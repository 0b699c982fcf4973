import type { SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { Engines } from '../language-model/engines.ts';
import { assessMessages, newestSet } from './assess-messages.ts';
import { type AnalysedChannel, keepFinding } from './keep-finding.ts';
import { type Said, isTooShort } from './said.ts';

/** What follows on an analysis. */
export interface AnalysisOptions {
  /** Whether a language model is asked about the same messages afterwards. */
  isRefined?: boolean;
}

/**
 * Analyses the newest messages of a channel with the built-in engine and stores what it finds, for the case's mediators.
 * What mediators write is not looked at: their own words are no sign of danger to them.
 */
export async function analyzeChannel(
  sql: Sql,
  engines: Engines,
  channel: AnalysedChannel,
  { isRefined = false }: AnalysisOptions = {},
): Promise<void> {
  const [organization] = await sql<{ screens: boolean; contacts: SafetyContactSettings | null }>`
    select private.screening_is_on(${channel.case_id}::uuid) as screens,
      private.safety_contacts_of(${channel.case_id}::uuid) as contacts`;
  const written = await sql<Said>`
    select message_id as "messageId", sender_id as "senderId", role, name, content, is_new as "isNew", is_last as "isLast",
      may_read as "mayRead"
    from private.messages_to_analyze(${channel.channel_id})`;
  const messages = written.filter(({ role }) => role !== 'mediator');
  const { screens = false, contacts = null } = organization ?? {};
  const engine = await engines.forCall({ mayLeave: false, contacts, readKnown: async () => [] });
  for (const finding of await assessMessages(engine, messages, { screens })) await keepFinding(sql, channel, finding);
  if (isRefined) await queueRefinement(sql, channel, newestSet(messages));
}

/** Queues a look for the language model, which may read it only if every writer lets AI read their words. */
async function queueRefinement(sql: Sql, { channel_id, case_id }: AnalysedChannel, messages: readonly Said[]) {
  const ids = messages.map((it) => it.messageId);
  const newIds = messages.filter((it) => it.isNew).map((it) => it.messageId);
  if (newIds.length === 0 || isTooShort(messages) || !messages.every((it) => it.mayRead)) return;
  await sql`
    insert into private.due_refinements (channel_id, case_id, message_ids, new_ids)
    values (${channel_id}, ${case_id}, ${ids}::uuid[], ${newIds}::uuid[])
    on conflict (channel_id) do update
      set message_ids = excluded.message_ids, new_ids = excluded.new_ids, queued_at = excluded.queued_at`;
  await sql`select pg_notify('jobs', 'refine_insights')`;
}
