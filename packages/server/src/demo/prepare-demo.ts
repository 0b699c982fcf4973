import { randomUUID } from 'node:crypto';
import { type Backend, embeddedBackend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { type Env, SettingError } from '../settings/env.ts';
import { fillDemo } from './fill-demo.ts';
import { copyRows, mayCopyRows } from './play/copy-rows.ts';

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
  const isEmbedded = backend.dump !== undefined;
  if (!isEmbedded && !(await mayCopyRows(sql))) return false;

  await backend.run(`update private.settings set demo = 'filling'; truncate auth.users, organizations cascade;`);
  if (isEmbedded) await fillDemo(backend);
  else await fillFromEmbedded(backend);
  await sql`update private.settings set demo = 'filled'`;
  return true;
}

/** Plays the demonstration in an embedded database, because the clock of a Postgres stays as it is, and copies it. */
async function fillFromEmbedded({ db, files }: Backend) {
  const secrets = { jwtSecret: randomUUID(), publishableKey: randomUUID(), secretKey: randomUUID() };
  const played = await embeddedBackend({ secrets, siteUrl: 'http://demo' });
  try {
    await fillDemo({ ...played, files });
    await copyRows(played.db, db);
  } finally {
    await played.close();
  }
}
