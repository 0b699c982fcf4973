import type { User } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { SqlHandlers } from '../serve.ts';

/** The caller's own profile. */
export async function readMe(sql: Sql): Promise<User | undefined> {
  const [me] = await sql<User>`
    select p.id, p.id as user_id, d.email, p.name, p.role, p.requested_role, p.organization_id
    from private.my_profile() p join contact_details d on d.user_id = p.id`;
  return me;
}

export const users: SqlHandlers<'getMe' | 'updateMe'> = {
  getMe: async ({ sql }) => {
    const user = await readMe(sql);
    return user && { user };
  },

  updateMe: async ({ input, sql }) => {
    if (input.name !== undefined) await sql`update profiles set name = ${input.name} where id = auth.uid()`;
    const user = await readMe(sql);
    return user && { user };
  },
};
