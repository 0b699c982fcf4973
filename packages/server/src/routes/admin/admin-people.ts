import { ApiError, type Approval, type Endpoint, type RoleHolder, endpoints } from '@mediation/api-client';
import type { Context } from 'hono';
import type { Identity } from '../../auth/identity.ts';
import { type Claims, type Sql, asUser } from '../../database/database.ts';
import type { Gate } from '../../http/rate-limit.ts';
import { type OpenHandlers, type ServeDeps, type SqlHandlers, requestFacts } from '../../http/serve.ts';
import { readMe } from '../users/me.ts';
import { inviteToPlatform } from '../invitations/invite-to-platform.ts';
import { pageOf, placeAfter, placeBefore } from '../../http/page.ts';
import { confirmPassword } from '../auth/passwords.ts';
import { roleRights } from './role-rights.ts';
import { changed } from '../../http/optimistic-lock.ts';

/** Who waits for a role, and who has which. */
export const adminLists: SqlHandlers<'listApprovals' | 'listRoles' | 'inviteToPlatform'> = {
  inviteToPlatform: ({ input, sql }) => inviteToPlatform(sql, input),

  listApprovals: async ({ input: { cursor, limit }, sql }) => {
    const { at, id } = placeAfter(cursor);
    const found = await sql<Approval>`select * from private.approvals(${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.since, id: it.user_id }));
    return { approvals: rows, next_cursor };
  },

  listRoles: async ({ input: { cursor, limit }, sql }) => {
    const { at, id } = placeBefore(cursor);
    const found = await sql<RoleHolder>`select * from private.role_list(${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.since, id: it.user_id }));
    return { roles: roleRights, people: rows, next_cursor };
  },
};

interface AdminPeopleDeps extends Pick<ServeDeps, 'db'> {
  identity: Identity;
  gate: Gate;
}

/** What gives somebody a role. Whoever does it shows first that it is them, by their own password. */
export function adminPeople({ db, identity, gate }: AdminPeopleDeps): OpenHandlers<'decideApproval' | 'changeRole'> {
  /** Somebody who is an admin and, where a password is given, knows it; and how to go on as them. */
  async function confirmAdmin({ c, claims }: { c: Context; claims: Claims }, it: Endpoint, password?: string) {
    const me = await asUser(
      db,
      claims,
      async (sql) => {
        await sql`select private.must_be_admin()`;
        return readMe(sql);
      },
      requestFacts(c, it),
    );
    if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
    if (password !== undefined)
      await confirmPassword(claims.sub, { gate }, () => identity.checkPassword({ email: me.email, password }));
    return <T>(work: (sql: Sql) => Promise<T>) => asUser(db, claims, work);
  }

  return {
    decideApproval: async ({ input: { userId, decision, organization_id, current_password }, ...call }) => {
      const asAdmin = await confirmAdmin(call, endpoints.decideApproval, current_password);
      const [answer] = await asAdmin(
        (sql) => sql<{ role: Approval['requested_role'] }>`
          select private.answer_approval(${userId}::uuid, ${decision === 'approve'}, ${organization_id ?? null}::uuid,
            ${current_password !== undefined}) as role`,
      );
      return { user_id: userId, role: answer!.role };
    },

    changeRole: async ({ input: { userId, role, organization_id, version, current_password }, ...call }) => {
      const asAdmin = await confirmAdmin(call, endpoints.changeRole, current_password);
      const holder = await asAdmin(async (sql) => {
        const [answer] = await sql<{ is_changed: boolean }>`
          select private.change_role(${userId}::uuid, ${role}, ${organization_id ?? null}::uuid, ${version}) as is_changed`;
        return changed(answer?.is_changed ? [true] : [], async () => [1]);
      });
      if (!holder) throw new ApiError('not_found', 'Not found.');
      return { user_id: userId, role, version: version + 1 };
    },
  };
}
