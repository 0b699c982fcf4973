import type { SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { Engines } from '../language-model/engines.ts';
import { readKnownValues } from '../language-model/tokens/read-known-values.ts';
import { assessRisk } from './assess-risk.ts';
import { type AnalysedChannel, keepFinding } from './keep-finding.ts';
import type { Said } from './said.ts';

/** The messages that the built-in engine read in one look. */
export interface Look extends AnalysedChannel {
  message_ids: string[];
  /** Those that no earlier look had read. */
  new_ids: string[];
}

/**
 * Asks the language model once about the risk in the messages of a look, and replaces the built-in result, which is the
 * floor. It asks nothing if a message was redacted meanwhile, or a writer no longer lets AI read their words.
 */
export async function refineLook(sql: Sql, engines: Engines, look: Look): Promise<void> {
  const { case_id: caseId, message_ids: ids, new_ids: newIds } = look;
  const messages = await sql<Said>`
    select m.id as "messageId", m.sender_id as "senderId", m.sender_role as role, p.name, m.content,
      m.id = any (${newIds}::uuid[]) as "isNew", true as "isLast", true as "mayRead"
    from chat_messages m join profiles p on p.id = m.sender_id join cases c on c.id = m.case_id and c.status <> 'closed'
    where m.id = any (${ids}::uuid[]) and m.case_id = ${caseId} and m.channel_id = ${look.channel_id} and m.redacted_at is null
      and private.assistance_of(m.case_id) = 'on' and m.sender_id in (select private.consenting_ids(m.case_id))
    order by m.created_at, m.id`;
  if (messages.length < ids.length) return;
  const [organization] = await sql<{ may_leave: boolean; contacts: SafetyContactSettings | null }>`
    select private.external_ai_is_on(${caseId}::uuid) as may_leave, private.safety_contacts_of(${caseId}::uuid) as contacts`;
  const { may_leave: mayLeave = false, contacts = null } = organization ?? {};
  const readKnown = () => readKnownValues(sql, { userId: null, caseId });
  if (!engines.asksModel({ mayLeave })) return;
  const engine = await engines.forCall({ mayLeave, contacts, readKnown });
  const finding = await assessRisk(engine, messages, { screens: false });
  if (finding !== null) await keepFinding(sql, look, finding, { replaces: true });
}
