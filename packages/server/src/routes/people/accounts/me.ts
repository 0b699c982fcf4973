import type { PersonSettings, User, updateMe } from '@mediation/api-client';
import type * as z from 'zod/mini';
import type { Sql } from '../../../database/database.ts';

/** The caller's own profile. */
export async function readMe(sql: Sql): Promise<User | undefined> {
  const [me] = await sql<
    Omit<User, 'has_lost_factors'> & { factor_days_left: number | null; has_lost_factors: boolean }
  >`select * from private.my_account()`;
  if (!me) return undefined;
  const { factor_days_left: days, has_lost_factors: hasLost, ...user } = me;
  return {
    ...user,
    ...(days !== null && { factor_days_left: days }),
    ...(hasLost && { has_lost_factors: hasLost }),
  };
}

/** The caller's own profile and settings. */
export async function readMeWhole(sql: Sql): Promise<{ user: User; settings: PersonSettings } | undefined> {
  const user = await readMe(sql);
  const [settings] = await sql<PersonSettings>`
    select s.*, d.phone, jsonb_build_object('channels', d.safe_channels, 'hours', d.safe_hours,
      'voicemail', d.safe_voicemail, 'neutral', d.safe_neutral, 'code_word', w.code_word,
      'confirmed_at', d.safe_confirmed_at) as safe_contact
    from person_settings s join contact_details d on d.user_id = s.user_id,
      private.code_words_of(array[auth.uid()]) w
    where s.user_id = auth.uid()`;
  return user && settings && { user, settings };
}

type Changes = z.output<(typeof updateMe)['input']>;

/** Changes the given fields of the caller's own profile and settings. */
export async function changeMe(sql: Sql, changes: Changes): Promise<void> {
  if (changes.name !== undefined) await sql`update profiles set name = ${changes.name} where id = auth.uid()`;
  if (changes.phone !== undefined)
    await sql`update contact_details set phone = ${changes.phone} where user_id = auth.uid()`;
  if (changes.safe_contact) await changeSafeContact(sql, changes.safe_contact);
  await sql`
    update person_settings set
      language = coalesce(${changes.language ?? null}, language),
      time_zone = case when ${changes.time_zone !== undefined}::boolean then ${changes.time_zone ?? null} else time_zone end,
      theme = coalesce(${changes.theme ?? null}, theme),
      hide_presence = coalesce(${changes.hide_presence ?? null}::boolean, hide_presence),
      shares_read_receipts = coalesce(${changes.shares_read_receipts ?? null}::boolean, shares_read_receipts),
      quick_exit_url = case when ${changes.quick_exit_url !== undefined}::boolean then ${changes.quick_exit_url ?? null}
        else quick_exit_url end
    where user_id = auth.uid()`;
}

const changeSafeContact = (sql: Sql, contact: NonNullable<Changes['safe_contact']>) => sql`
  update contact_details set
    safe_channels = array(select jsonb_array_elements_text(${JSON.stringify(contact.channels)}::jsonb)),
    safe_hours = ${contact.hours}, safe_voicemail = ${contact.voicemail}, safe_neutral = ${contact.neutral},
    safe_code_word = ${contact.code_word}
  where user_id = auth.uid()`;
