import type { Sql } from '../../../database/database.ts';
import { byCallName, silenced, spokenLines } from './spoken-lines.ts';

/**
 * Blanks the lines of a conversation that the mediators of a case say, unless somebody else in it has the same name. Whoever
 * is not known is no mediator.
 */
export async function withoutMediators(sql: Sql, text: string, caseId: string | null): Promise<string> {
  const people = await sql<{ name: string; is_true: boolean }>`
    select distinct n.name, p.role <> 'mediator' as is_true
    from case_participants p left join profiles it on it.id = p.user_id
    cross join lateral (values (p.name), (it.name)) as n (name)
    where n.name is not null and p.case_id = ${caseId}::uuid`;
  const isOfOthers = byCallName(people);
  return silenced(spokenLines(text), (speaker) => isOfOthers.get(speaker) === false);
}
