import { speakerOf } from '@mediation/assist';
import type { Sql } from '../../database/database.ts';

interface Sent {
  text: string;
  case_id?: string | null | undefined;
  form: 'conversation' | 'draft';
}

/** From this length on a line that equals a message of somebody else counts as theirs, not as a common phrase. */
const tellingLength = 20;

/** Leaves out the lines of a text that are words of people whom AI may not read for the caller. */
export async function withoutOthers(sql: Sql, { text, case_id: caseId = null, form }: Sent): Promise<string> {
  const lines = text.split('\n');
  const silent = form === 'conversation' && caseId ? await readSilentNames(sql, caseId) : new Set<string>();
  const theirs = await findTheirLines(
    sql,
    lines.flatMap((it) => [it.trim(), saidIn(it)]),
  );
  let isSilent = false;
  const kept = lines.filter((line) => {
    const { speaker } = speakerOf(line);
    if (speaker !== null) isSilent = silent.has(speaker.toLowerCase());
    return !(isSilent || theirs.has(line.trim()) || theirs.has(saidIn(line)));
  });
  return kept.join('\n');
}

const saidIn = (line: string) => line.slice(speakerOf(line).length).trim();

/** The names, and first names, of people in the case whose words are left out. */
async function readSilentNames(sql: Sql, caseId: string): Promise<Set<string>> {
  const people = await sql<{ name: string }>`
    select distinct n.name from case_participants p left join profiles it on it.id = p.user_id
    cross join lateral (values (p.name), (it.name)) as n (name)
    where p.case_id = ${caseId} and n.name is not null
      and (p.user_id is null or p.user_id not in (select private.analysable_ids(p.case_id)))`;
  return new Set(people.flatMap(({ name }) => [name.toLowerCase(), (name.split(' ')[0] ?? name).toLowerCase()]));
}

/**
 * The lines that equal a message, or a line of one, of somebody whose words are left out. It looks only into channels that
 * the caller reads: otherwise the answer would tell what was written elsewhere.
 */
async function findTheirLines(sql: Sql, lines: readonly string[]): Promise<Set<string>> {
  const telling = [...new Set(lines)].filter((it) => it.length >= tellingLength);
  if (telling.length === 0) return new Set();
  const found = await sql<{ line: string }>`
    with lines as materialized (
      select it as line from jsonb_array_elements_text(${JSON.stringify(telling)}::jsonb) as it
    ), said as materialized (
      select distinct l.line, m.sender_id, m.case_id from chat_messages m
      join lines l on m.content = l.line or position(E'\n' in m.content) > 0 and position(l.line in m.content) > 0
      where m.channel_id in (select private.my_channel_ids())
    )
    select distinct line from said where sender_id not in (select private.analysable_ids(case_id))`;
  return new Set(found.map((it) => it.line));
}
