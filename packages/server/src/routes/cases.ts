import { randomUUID } from 'node:crypto';
import type { Case, CaseListItem } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { SqlHandlers } from '../serve.ts';

const untitled = 'Untitled Case';

export const cases: SqlHandlers<'listCases' | 'listUserCases' | 'getMyCase' | 'createCase' | 'getCase'> = {
  listCases: async ({ sql }) => ({ cases: await list(sql) }),

  listUserCases: async ({ input: { userId, role }, sql }) => {
    const theirs = await sql<{ case_id: string }>`
      select case_id from case_participants
      where user_id = ${userId} and status = 'active' and (${role ?? null}::text is null or role = ${role ?? null})`;
    const ids = new Set(theirs.map((it) => it.case_id));
    return { cases: (await list(sql)).filter((it) => ids.has(it.id)) };
  },

  getMyCase: async ({ sql }) => {
    const [mine] = await sql<Case>`
      select c.* from cases c join case_participants p on p.case_id = c.id
      where p.user_id = auth.uid() and p.status = 'active'
      order by p.joined_at limit 1`;
    return { case: mine ?? null };
  },

  createCase: async ({ input, sql }) => {
    const id = randomUUID();
    const { title, description, personalInfo: client } = input;
    await sql`insert into cases (id, title, description) values (${id}, ${title || untitled}, ${description})`;
    await sql`
      insert into case_intakes (case_id, name, email, phone, date_of_birth, address, marriage_details, children,
        financial_situation, preferences)
      values (${id}, ${client.name}, ${client.email}, ${client.phone}, ${client.dateOfBirth}, ${client.address},
        ${JSON.stringify(input.marriageDetails ?? {})}, ${JSON.stringify(input.children ?? [])},
        ${JSON.stringify(input.financialSituation ?? {})}, ${JSON.stringify(input.preferences ?? {})})`;
    return one(sql, id);
  },

  getCase: ({ input, sql }) => one(sql, input.caseId),
};

async function one(sql: Sql, id: string): Promise<{ case: Case } | undefined> {
  const [it] = await sql<Case>`select * from cases where id = ${id}`;
  return it && { case: it };
}

const list = (sql: Sql) => sql<CaseListItem>`
  select c.*,
    coalesce((
      select json_agg(coalesce(p.name, seat.name) order by seat.created_at)
      from case_participants seat left join profiles p on p.id = seat.user_id
      where seat.case_id = c.id and seat.role = 'divorcee' and seat.status in ('invited', 'active')
    ), '[]') as people,
    coalesce(said.unread_count, 0) as unread_count,
    greatest(c.created_at, said.last_at) as last_activity_at
  from cases c left join (
    select case_id, count(*) filter (where not read)::int as unread_count, max(created_at) as last_at
    from messages group by case_id
  ) said on said.case_id = c.id
  order by last_activity_at desc`;
