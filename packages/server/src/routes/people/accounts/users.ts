import { sql as fragment } from 'kysely';
import { holdsText } from '../../../database/holds-text.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { byName, pageOf } from '../../../http/answer/keyset-page.ts';
import { versionConflict } from '../../../http/optimistic-lock.ts';
import { changeMe, readMeWhole } from './me.ts';
import { keyOfPerson, readPeople, readPerson } from './people.ts';

export const users = {
  getMe: ({ sql }) => readMeWhole(sql),

  updateMe: async ({ input, sql }) => {
    await changeMe(sql, input);
    return readMeWhole(sql);
  },

  listUsers: async ({ input: { q = '', role, unassigned, cursor, limit }, sql }) => {
    const where = fragment`
      (${q} = '' or ${holdsText(fragment`p.name`, q)} or ${holdsText(fragment`r.email`, q)})
      and (${role ?? null}::text is null or p.role = ${role ?? null}) and p.erased_at is null
      and (${unassigned !== '1'} or p.id in (select private.unassigned_person_ids()))`;
    const found = await readPeople(sql, { where, after: byName(cursor), limit: limit + 1 });
    const { rows, next_cursor } = pageOf(found, limit, keyOfPerson);
    return { users: rows, next_cursor };
  },

  getUser: ({ input, sql }) => readPerson(sql, input.userId),

  updateUser: async ({ input: { userId, version, ...changes }, sql }) => {
    if (!(await readPerson(sql, userId))) return undefined;
    const done =
      await sql`select 1 where private.change_person(${userId}, ${version}, ${JSON.stringify(changes)}::jsonb)`;
    if (done.length === 0) throw versionConflict();
    return readPerson(sql, userId);
  },

  deleteUser: async ({ input, sql }) => {
    if (!(await readPerson(sql, input.userId))) return undefined;
    await sql`select private.close_account(${input.userId})`;
    return { ok: true as const };
  },
} satisfies Handlers<
  typeof import('@mediation/api-client/endpoints/people/people') &
    typeof import('@mediation/api-client/endpoints/people/users')
>;
