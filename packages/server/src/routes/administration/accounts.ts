import type { Account, AccountCase, CaseHandover } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { newestFirst, pageOf } from '../../http/answer/keyset-page.ts';

/** Whether the caller is an admin who knows this person. */
async function knows(sql: Sql, userId: string) {
  await sql`select private.must_be_some_admin()`;
  return (await sql`select id from profiles where id = ${userId}`).length > 0;
}

/** The people of a platform as its admins read them; row-level security decides which of their cases. */
export const accounts = {
  getAccount: async ({ input: { userId }, sql }) => {
    await sql`select private.must_be_some_admin()`;
    const [account] = await sql<Account>`
      select p.id as user_id, p.name, p.role, more.email, known.organization_id, more.organization_name,
        known.requested_role, known.created_at, known.closed_at, known.last_sign_in_at, more.has_second_factor, known.version
      from profiles p
      left join private.accounts_of(array[${userId}::uuid]) known on known.user_id = p.id
      left join private.account_details(${userId}::uuid) more on true
      where p.id = ${userId}`;
    return account && { account };
  },

  listCasesOf: async ({ input: { userId, cursor, limit }, sql }) => {
    if (!(await knows(sql, userId))) return undefined;
    const { at, id } = newestFirst(cursor);
    const found = await sql<AccountCase>`
      select p.id as participant_id, c.id as case_id, c.reference, c.status, p.role, p.status = 'active' as is_active, p.joined_at
      from case_participants p join cases c on c.id = p.case_id
      where p.user_id = ${userId} and p.joined_at is not null and (p.joined_at, p.id) < (${at}::timestamptz, ${id}::uuid)
      order by p.joined_at desc, p.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.joined_at, id: it.participant_id }));
    return { cases: rows, next_cursor };
  },

  listHandoversOf: async ({ input: { userId, cursor, limit }, sql }) => {
    if (!(await knows(sql, userId))) return undefined;
    const { at, id } = newestFirst(cursor);
    const found = await sql<CaseHandover>`
      with given as materialized (
        select e.id, e.case_id, e.subject_id, e.actor_id, e.created_at, (
          select gone.subject_id from case_events gone
          join case_participants left_it on left_it.id = gone.subject_id and left_it.role = 'mediator'
          where gone.case_id = e.case_id and gone.kind = 'participant_removed' and gone.created_at < e.created_at
            and gone.created_at > coalesce((select max(earlier.created_at) from case_events earlier
              where earlier.case_id = e.case_id and earlier.kind = 'mediator_assigned'
                and earlier.created_at < e.created_at), '-infinity')
          order by gone.created_at desc limit 1) as left_id
        from case_events e
        where e.kind = 'mediator_assigned' and e.case_id = any (array(
          select case_id from case_participants where user_id = ${userId} and role = 'mediator'))
      )
      select given.id, given.case_id, c.reference,
        case when before.id is not null then jsonb_build_object('user_id', before.user_id, 'name', before.name) end as "from",
        jsonb_build_object('user_id', after.user_id, 'name', after.name) as "to",
        case when actor.id is not null then jsonb_build_object('user_id', actor.id, 'name', actor.name) end as "by",
        given.created_at
      from given
      join cases c on c.id = given.case_id
      join case_participants after on after.id = given.subject_id
      left join case_participants before on before.id = given.left_id
      left join profiles actor on actor.id = given.actor_id
      where (after.user_id = ${userId} or before.user_id = ${userId})
        and (given.created_at, given.id) < (${at}::timestamptz, ${id}::uuid)
      order by given.created_at desc, given.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { handovers: rows, next_cursor };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/accounts')>;
