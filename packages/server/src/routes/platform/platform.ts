import type { Database } from '../../database/database.ts';
import type { PublicConfig } from '../../settings/env.ts';
import type { Handlers } from '../../http/handlers.ts';
import { checkReadiness } from '../../operations/health.ts';
import type { HealthPart } from '../../operations/health-rows.ts';
import { version } from '../../version.ts';

interface Deps {
  db: Database;
  /** A hosted identity provider. */
  provider?: (() => Promise<HealthPart>) | undefined;
  config: PublicConfig;
}

/** The state and the public settings of this process. */
export const platform = ({ db, provider, config }: Deps) =>
  ({
    getHealth: async () => ({ status: 'ok', version, checks: await checkReadiness({ db, provider }) }),
    getLive: async () => ({ status: 'ok' }),
    getConfig: async () => config,
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/platform/platform')>;
