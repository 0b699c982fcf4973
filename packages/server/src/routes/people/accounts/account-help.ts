import type { Identity } from '../../../auth/identity.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { Gate } from '../../../http/guard/rate-limit.ts';
import { readPerson } from './people.ts';

interface AccountHelpDeps {
  identity: Identity;
  gate: Gate;
}

/** What an admin may do for a person who cannot sign in. */
export const accountHelp = ({ identity, gate }: AccountHelpDeps) =>
  ({
    sendPasswordLink: async ({ input: { userId }, asCaller }) => {
      const [found] = await asCaller(
        (sql) => sql<{ email: string | null }>`select private.address_for_password_link(${userId}) as email`,
      );
      if (!found?.email) return undefined;
      await gate.spend('passwordResets', found.email);
      await identity.sendReset(found.email);
      return { ok: true as const };
    },

    endSessionsOf: async ({ input: { userId }, sql }) => {
      await sql`select private.must_be_some_admin()`;
      if (!(await readPerson(sql, userId))) return undefined;
      await sql`select private.end_sign_ins_of(${userId})`;
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/account-help')>;
