import type { NeutralityReport } from '@mediation/api-client';
import { engineMark } from '@mediation/assist';
import type { Handlers } from '../../http/handlers.ts';

const { version: engine_version, ruleset } = engineMark;

/** The swap tests of the built-in engine, for admins. */
export const neutrality = {
  listNeutralityReports: async ({ sql }) => {
    await sql`select private.must_be_admin()`;
    const reports = await sql<NeutralityReport>`
      select * from neutrality_reports order by recorded_at desc, id desc limit 20`;
    return { current: { engine_version, ruleset }, reports };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/neutrality')>;
