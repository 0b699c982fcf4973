import type { LostFactors } from '@mediation/api-client';
import { createFactors, type FactorDeps } from '../../../auth/factors/factors.ts';
import { readSessionCookie } from '../../../auth/session-cookie.ts';
import { sqlOn } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

/** Help for people who lost their second factors. The database decides which admin may do what. */
export const lostFactors = (deps: FactorDeps) => {
  const factors = createFactors(deps);
  return {
    askForFactorHelp: async ({ c }) => {
      const { user_id: person } = await factors.waitingFor(readSessionCookie(c));
      await sqlOn(deps.db)`select private.ask_for_lost_factors(${person}::uuid)`;
      return { ok: true as const };
    },

    keepMyFactors: async ({ claims, sql }) => {
      const [answer] = await sql<{ is_stopped: boolean }>`
        select private.stop_factor_removal(${claims.sub}::uuid) as is_stopped`;
      return answer?.is_stopped ? { ok: true as const } : undefined;
    },

    listLostFactors: async ({ sql }) => ({ lost: await sql<LostFactors>`select * from private.lost_factors()` }),

    beginFactorRemoval: async ({ input: { userId }, sql }) => {
      await sql`select private.begin_factor_removal(${userId})`;
      return { ok: true as const };
    },

    confirmFactorRemoval: async ({ input: { userId }, sql }) => {
      await sql`select private.confirm_factor_removal(${userId})`;
      return { ok: true as const };
    },

    stopFactorRemoval: async ({ input: { userId }, sql }) => {
      const [answer] = await sql<{ is_stopped: boolean }>`
        select private.stop_factor_removal(${userId}) as is_stopped`;
      return answer?.is_stopped ? { ok: true as const } : undefined;
    },
  } satisfies Handlers<
    typeof import('@mediation/api-client/endpoints/people/lost-factors') &
      Pick<typeof import('@mediation/api-client/endpoints/people/second-step'), 'askForFactorHelp'>
  >;
};
