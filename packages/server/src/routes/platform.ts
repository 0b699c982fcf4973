import type { PublicConfig } from '../env.ts';
import { type Database, sqlOn } from '../database/database.ts';
import type { OpenHandlers } from '../serve.ts';
import { version } from '../version.ts';

/** What anybody may ask of the process itself. */
export const platform = (db: Database, config: PublicConfig): OpenHandlers<'getHealth' | 'getConfig'> => ({
  getHealth: async () => {
    await sqlOn(db)`select 1`;
    return { status: 'ok' as const, version };
  },
  getConfig: async () => config,
});
