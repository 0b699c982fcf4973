import { conversationCap } from '@mediation/assist';
import type { Sql } from '../../../database/database.ts';
import { type Transcript, type Line, transcriptOf } from '../../../analysis/transcript.ts';
import { invalidFields } from '../../../http/input/invalid-fields.ts';
import { withoutMediators } from './without-mediators.ts';
import { withoutOthers } from './without-others.ts';

/** The most messages of a channel that are read, the newest. A result says when there were more. */
const channelMax = 5_000;

/** What a call wants analysed: messages by their ids, or a text. */
export interface Wanted {
  field: string;
  text?: string | undefined;
  case_id?: string | null | undefined;
  channel_id?: string | null | undefined;
  message_ids?: string[] | undefined;
  /** A conversation names its speakers; a draft is the caller's own. */
  form: 'conversation' | 'draft';
  /** Reads messages without the names of their writers. */
  isNameless?: boolean;
  /** Reads the whole channel where neither a text nor messages are given. */
  isWhole?: boolean;
  /** Leaves out what the case's mediators wrote, which is no sign of danger to them. */
  isOfOthers?: boolean;
}

/** The words that AI may read for a caller. */
export interface Words {
  text: string;
  /** The messages behind the text; undefined for a text that the caller sent. */
  transcript?: Transcript | undefined;
  /** Whether words of others were left out. */
  isPartial: boolean;
  /** Whether there were more messages than are read. */
  isCut?: boolean;
  /** Everything, for the safety screening alone. */
  everything: Pick<Words, 'text' | 'transcript'>;
}

/**
 * Reads what a call wants analysed, and leaves out the words of people who did not say yes to AI. Others than the case's
 * mediator get an analysis of their own words alone, so that it tells nothing about anybody's answer.
 */
export async function readWords(sql: Sql, wanted: Wanted): Promise<Words> {
  const { field, text: given, case_id: caseId = null, isOfOthers = false, message_ids: ids } = wanted;
  if (ids && ids.length > 0) return readMessages(sql, wanted, ids);
  if (given === undefined && wanted.isWhole && wanted.channel_id) return readMessages(sql, wanted);
  if (given === undefined) throw invalidFields({ path: field, message: 'Enter a text, or choose messages.' });
  const text = isOfOthers ? await withoutMediators(sql, given, caseId) : given;
  const kept = await withoutOthers(sql, { ...wanted, text });
  return { text: kept, isPartial: kept !== text, everything: { text } };
}

async function readMessages(
  sql: Sql,
  { case_id: caseId = null, channel_id: channelId = null, isNameless = false, isOfOthers = false }: Wanted,
  ids?: string[],
): Promise<Words> {
  const found = await sql<Line & { isAnalysable: boolean }>`
    select m.id as "messageId", m.sender_id as "senderId", coalesce(p.name, '') as name, m.content,
      m.sender_id in (select private.analysable_ids(m.case_id)) as "isAnalysable"
    from chat_messages m left join profiles p on p.id = m.sender_id
    where (${ids === undefined}::boolean
        or m.id in (select it::uuid from jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb) as it))
      and m.redacted_at is null and (not ${isOfOthers}::boolean or m.sender_role <> 'mediator')
      and (${caseId}::uuid is null or m.case_id = ${caseId}::uuid)
      and (${channelId}::text is null or m.channel_id = ${channelId})
    order by m.created_at desc, m.id desc limit ${channelMax + 1}`;
  const read = newestOf(found).toReversed();
  const allowed = read.filter((it) => it.isAnalysable);
  const names = { withNames: !isNameless };
  const [transcript, everything] = [transcriptOf(allowed, names), transcriptOf(read, names)];
  return {
    text: transcript.text,
    transcript,
    isPartial: allowed.length < read.length,
    isCut: read.length < found.length,
    everything: { text: everything.text, transcript: everything },
  };
}

/** The messages that fit into one conversation; the newest come first. */
function newestOf<Message extends Pick<Line, 'name' | 'content'>>(messages: readonly Message[]): Message[] {
  let length = 0;
  return messages.slice(0, channelMax).filter(({ name, content }) => {
    length += name.length + content.length + 3;
    return length <= conversationCap;
  });
}
