import { ApiError, type Approval, type RoleHolder } from '@mediation/api-client';
import type { Identity } from '../../auth/identity.ts';
import type { Claims, Database } from '../../database/database.ts';
import type { AsCaller, Handlers } from '../../http/handlers.ts';
import { newestFirst, oldestFirst, pageOf } from '../../http/answer/keyset-page.ts';
import { versionConflict } from '../../http/optimistic-lock.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import { confirmPassword } from '../people/signing-in/passwords.ts';
import { inviteToPlatform } from '../people/invitations/invite-to-platform.ts';
import { readMe } from '../people/accounts/me.ts';
import { roleRights } from './role-rights.ts';

interface Caller {
  claims: Claims;
  asCaller: AsCaller;
}

interface Deps {
  db: Database;
  identity: Identity;
  gate: Gate;
}

/** Approvals and roles. Admins confirm with their own password before they give a role. */
export function adminPeople({ db, identity, gate }: Deps) {
  /** Requires that the caller is an admin. Also checks the password if one is given. */
  async function confirmAdmin({ claims, asCaller }: Caller, password?: string) {
    const me = await asCaller(async (sql) => {
      await sql`select private.must_be_some_admin()`;
      return readMe(sql);
    });
    if (!me) throw new ApiError('unauthenticated', 'This account has no profile.');
    if (password !== undefined)
      await confirmPassword(claims, { db, gate }, () => identity.checkPassword({ email: me.email, password }));
  }

  return {
    inviteToPlatform: ({ input, sql }) => inviteToPlatform(sql, input),

    listApprovals: async ({ input: { cursor, limit }, sql }) => {
      const { at, id } = oldestFirst(cursor);
      const found = await sql<Approval>`select * from private.approvals(${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
      const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.since, id: it.user_id }));
      return { approvals: rows, next_cursor };
    },

    listRoles: async ({ input: { cursor, limit }, sql }) => {
      const { at, id } = newestFirst(cursor);
      const found =
        await sql<RoleHolder>`select * from private.role_list(${at}::timestamptz, ${id}::uuid, ${limit + 1})`;
      const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.since, id: it.user_id }));
      return { roles: roleRights, people: rows, next_cursor };
    },

    decideApproval: async ({ input: { userId, decision, organization_id, current_password }, ...caller }) => {
      await confirmAdmin(caller, current_password);
      const [answer] = await caller.asCaller(
        (sql) => sql<{ role: Approval['requested_role'] }>`
          select private.answer_approval(${userId}::uuid, ${decision === 'approve'}, ${organization_id ?? null}::uuid,
            ${current_password !== undefined}) as role`,
      );
      return { user_id: userId, role: answer!.role };
    },

    changeRole: async ({ input: { userId, role, organization_id, version, current_password }, ...caller }) => {
      await confirmAdmin(caller, current_password);
      const [answer] = await caller.asCaller(
        (sql) => sql<{ is_changed: boolean }>`
          select private.change_role(${userId}::uuid, ${role}, ${organization_id ?? null}::uuid, ${version}) as is_changed`,
      );
      if (!answer?.is_changed) throw versionConflict();
      return { user_id: userId, role, version: version + 1 };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/administration/admin-people')>;
}
