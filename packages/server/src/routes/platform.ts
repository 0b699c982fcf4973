import type { PublicConfig } from '../env.ts';
import type { Database } from '../database/database.ts';
import { checkReadiness } from '../operations/health.ts';
import type { OpenHandlers } from '../http/serve.ts';
import { version } from '../version.ts';

/** What anybody may ask of the process itself. */
export const platform = (db: Database, config: PublicConfig): OpenHandlers<'getHealth' | 'getLive' | 'getConfig'> => ({
  getHealth: async () => ({ status: 'ok' as const, version, checks: await checkReadiness(db) }),
  getLive: async () => ({ status: 'ok' as const }),
  getConfig: async () => config,
});
