// Guards packages/server/src/database/**
import { setTimeout as sleep } from 'node:timers/promises';
import { PgliteConnection } from '@supabase/lite/pglite';
import { expect, test } from 'vitest';
import { createIdentity } from '../auth/identity.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { keepGrants } from './keep-grants.ts';
import { openLite } from './lite.ts';
import { shareSafely } from './share-safely.ts';

const rounds = 6;
const readsAtOnce = 8;
const secrets = { jwtSecret: 'not so secret here', publishableKey: 'sb_publishable_key', secretKey: 'sb_secret_key' };

/**
 * Four people without common contacts list their contacts many times at once, while another transaction keeps the
 * database busy. Each may only see themselves, so any other row belongs to the answer for another person.
 */
async function mixUps(connection: PgliteConnection): Promise<number> {
  const { fetch, makeTables } = await openLite(connection, secrets, 'http://test');
  await makeTables();
  const { publishableKey } = secrets;
  const inProcess = (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init));
  const { signUp } = createIdentity({ url: 'http://test', publishableKey, fetch: inProcess });
  const people: { id: string; token: string }[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) {
    const email = `${name.toLowerCase()}@test.example`;
    const session = await signUp({ email, password: 'correct horse', name, role: 'divorcee' });
    people.push({ id: session.user.id, token: session.access_token });
  }
  const hold = () =>
    connection.driver.transaction(async (tx) => {
      await tx.query('select 1');
      await sleep(15);
    });
  const isMixedUp = async ({ id, token }: (typeof people)[number]) => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    const known: unknown = await (await inProcess('http://test/rest/v1/profiles?select=id', { headers })).json();
    return !(Array.isArray(known) && known.length === 1 && known[0].id === id);
  };

  let mixedUp = 0;
  for (let round = 0; round < rounds; round++) {
    const reads = people.flatMap((person) => Array.from({ length: readsAtOnce }, () => isMixedUp(person)));
    const answers = Promise.all(reads);
    // A read takes three turns; at each of them all reads find the database busy and queue up.
    for (let turn = 0; turn < 6; turn++) await hold();
    mixedUp += (await answers).filter(Boolean).length;
  }
  await connection.close();
  return mixedUp;
}

test('concurrent reads of four people each return their own rows', async () => {
  const connection = new PgliteConnection({ url: migratedFolder() });
  keepGrants(connection);
  shareSafely(connection);
  expect(await mixUps(connection)).toBe(0);
});

test('concurrent reads mix up rows without shareSafely, so the test above can fail', async () => {
  const connection = new PgliteConnection({ url: migratedFolder() });
  keepGrants(connection);
  expect(await mixUps(connection)).toBeGreaterThan(0);
  printedErrors.length = 0;
});
