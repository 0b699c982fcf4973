import type { Contact } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import { type NameKey, byName } from '../../../http/answer/keyset-page.ts';

interface Which {
  /** A condition on `c`, the entry. */
  where: RawBuilder<unknown>;
  after?: NameKey;
  limit: number;
}

/** The caller's entries by name, each with the cases of its addresses and with another entry of the same address. */
export const readContacts = (sql: Sql, { where, after = byName(), limit }: Which) => sql<
  Contact & { sort_name: string }
>`
  select c.id, c.user_id, c.name, c.email, c.phone, c.note, c.version, c.sort_name,
    jsonb_build_object('channels', c.safe_channels, 'hours', c.safe_hours, 'voicemail', c.safe_voicemail,
      'neutral', c.safe_neutral, 'code_word', c.safe_code_word) as safe_contact,
    coalesce((
      select json_agg(json_build_object('id', k.id, 'title', k.title, 'status', k.status) order by k.created_at, k.id)
      from cases k where k.id in (
        select i.case_id from invitations i join case_participants p on p.id = i.participant_id
        where p.status in ('invited', 'active')
          and i.email in (select m.email from contacts m where m.id = c.id or m.merged_into = c.id))
    ), '[]') as cases,
    case when c.user_id is null then (
      select to_jsonb(other) from (
        select null as contact_id, d.user_id, p.name from contact_details d join profiles p on p.id = d.user_id
        where d.email = c.email and d.user_id in (select private.my_contact_ids())
        union all
        select o.id, o.user_id, o.name from contacts o where o.email = c.email and o.id <> c.id and o.merged_into is null
        limit 1
      ) other
    ) end as double
  from contacts c
  where c.merged_into is null and (c.sort_name, c.id) > (${after.name}, ${after.id}::uuid) and (${where})
  order by c.sort_name, c.id limit ${limit}`;

/** One entry; undefined if it is not the caller's. */
export async function readContact(sql: Sql, id: string | undefined): Promise<{ contact: Contact } | undefined> {
  const [contact] = await readContacts(sql, { where: fragment`c.id = ${id}`, limit: 1 });
  return contact && { contact };
}
