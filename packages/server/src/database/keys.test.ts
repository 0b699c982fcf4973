import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { server, serverOfTest } from '../testing/server.ts';
import { acceptKeys, readKeys, requireKeys } from './keys.ts';

const newFolder = () => mkdtempSync(join(inject('folder'), 'keys-'));
const secret = 'a secret of no less than 32 characters';

test('the first start creates keys that only the owner can read, and later starts keep them', () => {
  const folder = newFolder();
  const first = readKeys(folder, undefined);
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
  chmodSync(join(folder, 'secrets.json'), 0o644);
  expect(readKeys(folder, undefined)).toEqual(first);
  expect((statSync(join(folder, 'secrets.json')).mode & 0o777).toString(8)).toBe('600');
});

test('keys derived from SECRET_KEY are the same on every server and are not written to disk', () => {
  const folder = join(newFolder(), 'none');
  const keys = readKeys(folder, secret);
  expect(readKeys(newFolder(), secret)).toEqual(keys);
  expect(new Set([...Object.values(keys), ...Object.values(readKeys(folder, `${secret}!`))]).size).toBe(6);
  expect(keys).toMatchObject({
    jwtSecret: expect.stringMatching(/^[\w-]{43}$/),
    publishableKey: expect.stringMatching(/^sb_publishable_[\w-]{43}$/),
    secretKey: expect.stringMatching(/^sb_secret_[\w-]{43}$/),
  });
  expect(existsSync(folder)).toBe(false);
});

test('startup fails with one line when the key file is unreadable, and keeps the file', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'secrets.json'), '{"jwtSecret":');
  expect(() => readKeys(folder, undefined)).toThrow(
    /^The keys in .*\/secrets\.json cannot be read: bring back the file from a copy\.$/,
  );
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":');
});

test('a database is bound to the first keys it meets, and startup with other keys fails', async () => {
  const { backend, secrets } = server;
  const keys = readKeys('', secret);
  await requireKeys(backend, keys);
  await requireKeys(backend, keys);
  await expect(requireKeys(backend, secrets)).rejects.toThrow(
    'The keys of this server are not those of its database: bring back SECRET_KEY or secrets.json, ' +
      'or see "Changing the keys" in docs/operations.md.',
  );
});

test('accepting other keys removes the apps and recovery codes that only the old ones could check', async () => {
  const { owner, backend, person } = await serverOfTest();
  const { id } = await person();
  await owner`insert into private.code_apps (user_id, secret, confirmed_at) values (${id}, 'sealed', now())`;
  await owner`insert into private.recovery_codes (user_id, hash) values (${id}, 'hash')`;
  await acceptKeys(backend, readKeys(newFolder(), secret));
  expect(await owner`select private.has_factor(${id}::uuid) as has_factor`).toEqual([{ has_factor: false }]);
  expect(await owner`select from private.recovery_codes where user_id = ${id}`).toEqual([]);
});
