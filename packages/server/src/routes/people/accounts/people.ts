import type { Person } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import { type NameKey, byName } from '../../../http/answer/keyset-page.ts';

/**
 * The condition and the page of a query for people. The condition refers to `p`, the profile, and `r`, the
 * address that the caller may read.
 */
export interface Which {
  where: RawBuilder<unknown>;
  after?: NameKey;
  limit: number;
}

/** People by name; row-level security decides what the caller reads of each. */
export const readPeople = (sql: Sql, { where, after = byName(), limit }: Which) => sql<Person & { sort_name: string }>`
  with page as materialized (
    select p.id, p.name, p.role, p.sort_name, r.email, d.phone, case when d.user_id is not null then
      jsonb_build_object('channels', d.safe_channels, 'hours', d.safe_hours, 'voicemail', d.safe_voicemail,
        'neutral', d.safe_neutral, 'confirmed_at', d.safe_confirmed_at)
      end as safe_ways
    from profiles p left join contact_details d on d.user_id = p.id
    left join private.staff_addresses() staff on staff.user_id = p.id
    cross join lateral (select coalesce(d.email, staff.email) as email) r
    where (p.sort_name, p.id) > (${after.name}, ${after.id}::uuid) and (${where})
    order by p.sort_name, p.id limit ${limit}
  )
  select page.*, page.safe_ways || jsonb_build_object('code_word', coalesce(secret.code_word, '')) as safe_contact,
    page.id as user_id, known.organization_id, known.requested_role, known.created_at, known.closed_at,
    known.last_sign_in_at, known.version
  from page left join private.accounts_of(array(select id from page)) known on known.user_id = page.id
  left join private.code_words_of(array(select id from page)) secret on secret.user_id = page.id
  order by page.sort_name, page.id`;

/** The sort key of a person in a list by name. */
export const keyOfPerson = ({ sort_name: name, id }: { sort_name: string; id: string }) => ({ name, id });

/** One person; undefined if the caller may not read them. */
export async function readPerson(sql: Sql, id: string): Promise<{ user: Person } | undefined> {
  const [user] = await readPeople(sql, { where: fragment`p.id = ${id}`, limit: 1 });
  return user && { user };
}
