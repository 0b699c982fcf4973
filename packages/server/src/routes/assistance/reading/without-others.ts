import type { Sql } from '../../../database/database.ts';
import { byCallName, silenced, spokenLines } from './spoken-lines.ts';

interface Sent {
  text: string;
  case_id?: string | null | undefined;
  form: 'conversation' | 'draft';
}

/** From this length on a line that equals a message of somebody else counts as theirs, not as a common phrase. */
const distinctiveLength = 20;

/**
 * Blanks the lines of a text that are words of people whom AI may not read for the caller. The rest stays in its place, so
 * that spans fit the text as it was sent.
 */
export async function withoutOthers(sql: Sql, { text, case_id: caseId = null, form }: Sent): Promise<string> {
  const lines = spokenLines(text);
  const people = lines.some((it) => it.speaker !== null) ? await readNames(sql, caseId) : new Map<string, boolean>();
  const theirs = await findTheirLines(
    sql,
    lines.flatMap(({ line, said }) => [line.trim(), said]),
  );
  const named = lines.filter(({ speaker }) => speaker !== null && people.has(speaker));
  // One name alone may be that of the person who is written to.
  const isConversation = form === 'conversation' || named.length > 1;
  const goes = (speaker: string) => (isConversation ? people.get(speaker) : undefined);
  return silenced(lines, goes, ({ line, said }) => theirs.has(line.trim()) || theirs.has(said));
}

/** The names, and first names, of the people in a case, or in all cases of the caller, and whether their words are left out. */
async function readNames(sql: Sql, caseId: string | null): Promise<Map<string, boolean>> {
  const people = await sql<{ name: string; is_true: boolean }>`
    select distinct n.name, p.user_id is null or p.user_id not in (select private.analysable_ids(p.case_id)) as is_true
    from case_participants p left join profiles it on it.id = p.user_id
    cross join lateral (values (p.name), (it.name)) as n (name)
    where n.name is not null and p.case_id in (select private.my_case_ids())
      and (${caseId}::uuid is null or p.case_id = ${caseId}::uuid)`;
  return byCallName(people);
}

/**
 * The lines that equal a message, or a line of one, of somebody whose words are left out. It looks only into channels that
 * the caller reads: otherwise the answer would tell what was written elsewhere.
 */
async function findTheirLines(sql: Sql, lines: readonly string[]): Promise<Set<string>> {
  const distinctive = [...new Set(lines)].filter((it) => it.length >= distinctiveLength);
  if (distinctive.length === 0) return new Set();
  const found = await sql<{ line: string }>`
    with lines as materialized (
      select it as line from jsonb_array_elements_text(${JSON.stringify(distinctive)}::jsonb) as it
    ), said as materialized (
      select distinct l.line, m.sender_id, m.case_id from chat_messages m
      join lines l on m.content = l.line or position(E'\n' in m.content) > 0 and position(l.line in m.content) > 0
      where m.channel_id in (select private.my_channel_ids())
    )
    select distinct line from said where sender_id not in (select private.analysable_ids(case_id))`;
  return new Set(found.map((it) => it.line));
}
