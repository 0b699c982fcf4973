import { type CaseListItem, type CaseStatus, type Role, type Step, limits } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import { holdsText } from '../../../database/holds-text.ts';
import { newestFirst, pageOf } from '../../../http/answer/keyset-page.ts';
import { caseColumns } from '../case-columns.ts';

/** The filters and the page of a case list. */
export interface CaseQuery {
  user_id?: string | undefined;
  role?: Role | undefined;
  status?: CaseStatus | undefined;
  step?: Step | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of the cases that the caller may read. People have few cases: the latest message comes first. Admins have all of
 * them: the newest case comes first, from the index. Names and counts are read for the page only, and unread messages are
 * counted along the index from the last one read.
 */
export async function listOfCases(sql: Sql, { cursor, limit, ...query }: CaseQuery) {
  const before = newestFirst(cursor);
  const isWanted = wanted(query);
  const found = await sql<CaseListItem & { place: string }>`
    with own as (
      select c.id, greatest(c.created_at, (select max(m.created_at) from chat_messages m where m.case_id = c.id)) as place
      from cases c
      where not (select private.is_admin()) and c.id = any (array(select private.my_case_ids())) and ${isWanted}
    ), page as (
      (
        select id, place from own where (place, id) < (${before.at}::timestamptz, ${before.id}::uuid)
        order by place desc, id desc limit ${limit + 1}
      )
      union all
      (
        select c.id, c.created_at from cases c
        where (select private.is_admin()) and ${isWanted}
          and (c.created_at, c.id) < (${before.at}::timestamptz, ${before.id}::uuid)
        order by c.created_at desc, c.id desc limit ${limit + 1}
      )
    ), channels as (
      select mine.channel_id, mine.case_id from private.my_channels() mine where mine.case_id in (select id from page)
    ), unread as (
      select channels.case_id, count(*) filter (where message.sender_id <> (select auth.uid()))::int as count
      from channels
      left join chat_read_marks mark on mark.channel_id = channels.channel_id and mark.user_id = (select auth.uid())
      cross join lateral (
        (select m.sender_id from chat_messages m
        where m.channel_id = channels.channel_id and m.created_at > coalesce(mark.read_at, '-infinity')
        order by m.created_at limit ${limits.unreadMost})
        union all
        select late.sender_id from private.my_late_messages() late
        where late.channel_id = channels.channel_id and late.created_at <= mark.read_at
      ) message
      group by channels.case_id
    )
    select ${caseColumns}, page.place,
      coalesce((
        select json_agg(coalesce(p.name, seat.name) order by seat.created_at)
        from case_participants seat left join profiles p on p.id = seat.user_id
        where seat.case_id = c.id and seat.role = 'divorcee' and seat.status in ('invited', 'active')
      ), '[]') as people,
      coalesce(unread.count, 0) as unread_count,
      greatest(c.created_at, (select max(m.created_at) from chat_messages m where m.case_id = c.id)) as last_activity_at
    from page join cases c on c.id = page.id left join unread on unread.case_id = page.id
    order by page.place desc, page.id desc`;
  const { rows, next_cursor } = pageOf(found, limit, ({ place, id }) => ({ at: place, id }));
  return { cases: rows, next_cursor };
}

/** The conditions of a list of cases, as far as they are asked for. */
export function wanted({ user_id, role, status, step, q }: Omit<CaseQuery, 'cursor' | 'limit'>) {
  const withRole = role ? fragment`and p.role = ${role}` : fragment``;
  const tests = [
    fragment`true`,
    ...(status ? [fragment`c.status = ${status}`] : []),
    ...(step ? [fragment`c.step = ${step}`] : []),
    ...(user_id
      ? [
          fragment`c.id in (
            select p.case_id from case_participants p where p.user_id = ${user_id} and p.status = 'active' ${withRole})`,
        ]
      : []),
    ...(q
      ? [
          fragment`(${holdsText(fragment`c.title`, q)} or ${holdsText(fragment`c.reference`, q)} or exists (
            select from case_participants seat left join profiles p on p.id = seat.user_id
            where seat.case_id = c.id and seat.role = 'divorcee' and seat.status in ('invited', 'active')
              and ${holdsText(fragment`coalesce(p.name, seat.name)`, q)}))`,
        ]
      : []),
  ];
  return fragment.join(tests, fragment` and `);
}
