import { ApiError, type ConflictCheck, type ContactDetails } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import { holdsText } from '../../../database/holds-text.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { byName, pageOf } from '../../../http/answer/keyset-page.ts';
import { lockVersion } from '../../../http/optimistic-lock.ts';
import { readContact, readContacts } from './read-contacts.ts';

type Match = ConflictCheck['own'][number] & { ask: string | null };

export const contacts = {
  listContacts: async ({ input: { q = '', userId, cursor, limit }, sql }) => {
    const about = userId === undefined ? fragment`c.user_id is null` : fragment`c.user_id = ${userId}`;
    const where = fragment`${about}
      and (${q} = '' or ${holdsText(fragment`c.name`, q)} or ${holdsText(fragment`c.email`, q)})`;
    const found = await readContacts(sql, { where, after: byName(cursor), limit: limit + 1 });
    const { rows, next_cursor } = pageOf(found, limit, ({ sort_name: name, id }) => ({ name, id }));
    return { contacts: rows, next_cursor };
  },

  getContact: ({ input, sql }) => readContact(sql, input.contactId),

  addContact: async ({ input: { name, email, phone, note, safe_contact: safe }, sql }) => {
    const [mediator] = await sql`select 1 where private.my_role() = 'mediator'`;
    if (!mediator) throw new ApiError('forbidden', 'Only mediators have contacts.');
    const [made] = await sql<{ id: string }>`
      insert into contacts (name, email, phone, note, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word)
      values (${name}, ${email}, ${phone}, ${note}, ${safe.channels}, ${safe.hours}, ${safe.voicemail}, ${safe.neutral},
        ${safe.code_word})
      returning id`;
    return readContact(sql, made?.id);
  },

  updateContact: async ({ input: { contactId, version, ...details }, sql }) => {
    if (!(await lockContact(sql, contactId, version))) return undefined;
    await writeDetails(sql, contactId, details);
    return readContact(sql, contactId);
  },

  deleteContact: async ({ input, sql }) => {
    const [answer] = await sql<{ is_gone: boolean }>`select private.delete_contact(${input.contactId}) as is_gone`;
    return answer?.is_gone ? { ok: true as const } : undefined;
  },

  mergeContact: async ({ input: { contactId, version, into_contact = null, into_person = null, keep }, sql }) => {
    if (!(await lockContact(sql, contactId, version))) return undefined;
    const [merged] = await sql<{ kept: string }>`
      select private.merge_contact(${contactId}, ${into_contact}, ${into_person}) as kept`;
    await writeDetails(sql, merged!.kept, keep);
    return readContact(sql, merged!.kept);
  },

  checkConflict: async ({ input: { name = null, email = null }, sql }) => {
    const found = await sql<Match | (Record<keyof Match, null> & Pick<Match, 'ask'>)>`
      select * from private.check_conflict(${name}, ${email})`;
    const own = found.filter((it): it is Match => it.case_id !== null);
    const elsewhere = found.filter(({ case_id }) => case_id === null);
    const ask = elsewhere.flatMap((it) => it.ask ?? []);
    return { own, organization: { is_known: elsewhere.length > 0, ask } };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/contacts')>;

/** Locks an entry that the caller may change; undefined if there is none. */
const lockContact = async (sql: Sql, id: string, version: number) =>
  lockVersion(
    await sql<{ version: number }>`select version from contacts where id = ${id} and merged_into is null for update`,
    version,
  );

const writeDetails = (sql: Sql, id: string, { name, email, phone, note, safe_contact: safe }: ContactDetails) => sql`
  update contacts set name = ${name}, email = ${email}, phone = ${phone}, note = ${note},
    safe_channels = ${safe.channels}, safe_hours = ${safe.hours}, safe_voicemail = ${safe.voicemail},
    safe_neutral = ${safe.neutral}, safe_code_word = ${safe.code_word}
  where id = ${id}`;
