import type { Backend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { type Env, SettingError } from '../settings/env.ts';
import { fillDemo } from './fill-demo.ts';

/**
 * Fills an empty database with the demonstration if it is enabled, and returns whether it is present. An interrupted
 * fill starts over, because the server accepts no requests before it is complete. Throws if others could reach the
 * public passwords.
 */
export async function prepareDemo(backend: Backend, { isDemoWanted, isLoopback }: Env): Promise<boolean> {
  const sql = sqlOn(backend.db);
  const [state] = await sql<{ demo: 'filling' | 'filled' | null; is_empty: boolean }>`
    select demo, not exists (select from auth.users) and not exists (select from organizations) as is_empty
    from private.settings`;
  if (state?.demo && !isLoopback)
    throw new SettingError(
      'This database holds the demonstration, whose passwords are public: use another one for this address.',
    );
  if (!isDemoWanted || !state) return false;
  if (state.demo === 'filled') return true;
  if (!state.is_empty && state.demo !== 'filling') return false;

  await backend.run(`update private.settings set demo = 'filling'; truncate auth.users, organizations cascade;`);
  await fillDemo(backend);
  await sql`update private.settings set demo = 'filled'`;
  return true;
}
