import type { Sql } from '../../database/database.ts';
import type { KnownValue } from './known-values.ts';

/**
 * Reads the names and addresses of the people in a case, or in all cases of a person, so that they can be replaced before a
 * text leaves. `sql` is that of the database owner: a name that the person may not read is replaced as well.
 */
export const readKnownValues = (sql: Sql, { userId, caseId }: { userId: string | null; caseId: string | null }) =>
  sql<KnownValue>`
    with mine as (
      select id from cases where id = ${caseId}::uuid
      union
      select case_id from case_participants where ${caseId}::uuid is null and user_id = ${userId}::uuid
    )
    select 'PERSON' as kind, name as value from profiles where id = ${userId}::uuid
    union
    select 'PERSON', name from case_participants where case_id in (select id from mine)
    union
    select 'PERSON', p.name from case_participants c join profiles p on p.id = c.user_id
    where c.case_id in (select id from mine)
    union
    select 'PERSON', name from case_intakes where case_id in (select id from mine) and name is not null
    union
    select 'PERSON', child.value ->> 'first_name' from case_intakes i, jsonb_array_elements(i.children) child
    where i.case_id in (select id from mine) and child.value ->> 'first_name' <> ''
    union
    select 'PLACE', address from case_intakes where case_id in (select id from mine) and address is not null
    order by 1, 2`;
