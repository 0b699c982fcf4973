import type { App } from '../app.ts';
import type { Backend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { type Env, SettingError } from '../env.ts';
import { fillDemo } from './fill-demo.ts';

/**
 * Fills an empty database with the demonstration, where one is wanted, and says whether it is there now. A fill that was
 * interrupted starts over: nobody could use the server before it was done. Throws where its public passwords would be
 * open to others.
 */
export async function prepareDemo(
  app: App,
  { db, run, identity }: Backend,
  { isDemoWanted, isLoopback }: Env,
): Promise<boolean> {
  const sql = sqlOn(db);
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

  await run(`update private.settings set demo = 'filling'; truncate auth.users, organizations cascade;`);
  await fillDemo(app, sql, identity);
  await sql`update private.settings set demo = 'filled'`;
  return true;
}
