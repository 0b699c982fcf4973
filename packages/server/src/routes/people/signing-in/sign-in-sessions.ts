import { type KnownDevice, limits, type SignedInSession } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';

/** Lists, extends and ends sign-in sessions, and the devices that they began on. */
export const signInSessions = {
  reportActivity: async ({ sql }) => {
    const [session] = await sql<{ expires_at: string; expires_in: number; seconds_left: number }>`
      select ends_at as expires_at, round(extract(epoch from ends_at - now()))::int as expires_in,
        floor(extract(epoch from it.created_at - now()) + ${limits.signedInLongest / 1000})::int as seconds_left
      from private.my_sign_ins() it, private.my_sign_in_end() ends_at where it.is_current`;
    return session && { ok: true as const, ...session };
  },

  listMySessions: async ({ sql }) => ({
    sessions: await sql<SignedInSession>`select * from private.my_sign_ins() order by last_active_at desc, id`,
    devices: await sql<KnownDevice>`select * from private.my_devices() order by last_used_at desc, id`,
  }),

  endMySession: async ({ input, sql }) => {
    const [ended] = await sql<{ is_ended: boolean }>`select private.end_my_sign_in(${input.sessionId}) as is_ended`;
    return ended?.is_ended ? { ok: true as const } : undefined;
  },

  endMyOtherSessions: async ({ sql }) => {
    await sql`select private.end_my_other_sign_ins()`;
    return { ok: true as const };
  },

  forgetDevice: async ({ input, sql }) => {
    const [forgotten] = await sql<{ is_done: boolean }>`select private.forget_device(${input.deviceId}) as is_done`;
    return forgotten?.is_done ? { ok: true as const } : undefined;
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/sign-in-sessions')>;
