import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { setRegistration } from '../backend.ts';
import { serverOfTest } from '../testing/server.ts';
import { offerFirstAdmin } from './first-admin.ts';

const newcomer = (role: 'admin' | 'mediator' = 'admin') => ({
  email: `${randomUUID()}@test.example`,
  password: 'correct horse',
  name: 'Alex First',
  role,
});

/** A new server without accounts. */
// ASVS 6.4.1
test('the first-admin code makes exactly one admin', async () => {
  const { guest, register, owner } = await serverOfTest();
  const code = (await offerFirstAdmin(owner)) ?? '';
  expect(code).toMatch(/^(\w{4}-){6}\w{4}$/);
  await expect(
    guest.register({ ...newcomer(), admin_code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` }),
  ).resolves.toMatchObject({ user: { role: 'admin', requested_role: null } });
  await expect(guest.register({ ...newcomer(), admin_code: code })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await offerFirstAdmin(owner)).toBeUndefined();
  await expect(register(newcomer())).resolves.toMatchObject({
    user: { role: 'divorcee', requested_role: 'admin' },
  });
});

// ASVS 2.3.4
test('only one of several simultaneous registrations with the first-admin code becomes admin', async () => {
  const { guest, owner } = await serverOfTest();
  const admin_code = await offerFirstAdmin(owner);
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => guest.register({ ...newcomer(), admin_code: admin_code! })),
  );
  const roles = answers.flatMap((it) => (it.status === 'fulfilled' && 'user' in it.value ? [it.value.user.role] : []));
  expect(roles.filter((it) => it === 'admin')).toHaveLength(1);
  expect(await owner`select id from profiles where role = 'admin'`).toHaveLength(1);
});

// ASVS 6.3.1, 6.4.1
test('a wrong or replaced first-admin code creates no account, and attempts are rate limited', async () => {
  const { guest, owner, backend } = await serverOfTest();
  const old = await offerFirstAdmin(owner);
  await offerFirstAdmin(owner);
  for (const admin_code of [old!, 'AAAA-BBBB', '-'])
    await expect(guest.register({ ...newcomer(), admin_code })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await owner`select id from profiles`).toEqual([]);

  const strict = createApp({
    ...backend,
    registration: 'approval',
    limits: { adminCodes: { points: 2, duration: 60 } },
  });
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const body = JSON.stringify({ ...newcomer(), admin_code: 'AAAA' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    statuses.push((await strict.request('/api/auth/register', init)).status);
  }
  expect(statuses).toEqual([403, 403, 429]);
});

test('the first-admin code applies only to people who register as admin, and stays valid otherwise', async () => {
  const { guest, owner } = await serverOfTest();
  const admin_code = (await offerFirstAdmin(owner))!;
  await expect(guest.register({ ...newcomer('mediator'), admin_code })).resolves.toMatchObject({
    user: { role: 'divorcee', requested_role: 'mediator' },
  });
  await expect(guest.register({ ...newcomer(), admin_code })).resolves.toMatchObject({ user: { role: 'admin' } });
});

test('open registration issues no first-admin code and invalidates an earlier one', async () => {
  const { guest, owner, backend } = await serverOfTest();
  const admin_code = (await offerFirstAdmin(owner))!;
  await setRegistration(backend, 'open');
  expect(await offerFirstAdmin(owner)).toBeUndefined();
  await expect(guest.register({ ...newcomer(), admin_code })).rejects.toMatchObject({ code: 'forbidden' });
});

// ASVS 6.5.2
test('the database stores only a hash of the first-admin code, and people cannot read it', async () => {
  const { owner, person } = await serverOfTest();
  const code = (await offerFirstAdmin(owner))!;
  const [kept] = await owner<{ text: string }>`select to_jsonb(s)::text as text from private.settings s`;
  expect(kept?.text).not.toContain(code.replaceAll('-', ''));
  const { sql } = await person();
  await expect(sql((it) => it`select * from private.settings`)).rejects.toMatchObject({ code: '42501' });
});
