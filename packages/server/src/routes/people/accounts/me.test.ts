import { expect, test } from 'vitest';
import { openFamily } from '../../../testing/family.ts';
import { changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

const safe = {
  channels: ['email' as const],
  hours: 'weekdays until noon',
  voicemail: false,
  neutral: true,
  code_word: 'heron',
};

test('a person changes single settings of contact and appearance, and the others are kept', async () => {
  const { api } = await server.person('divorcee', { name: 'Ada' });
  await api.updateMe({ phone: '+44 117 496 0233', time_zone: 'Europe/London', language: 'en-GB' });
  await api.updateMe({ theme: 'dark', hide_presence: true, quick_exit_url: 'https://weather.example/today' });
  const { user, settings } = await api.updateMe({ safe_contact: safe });
  expect(user.name).toBe('Ada');
  expect(settings).toEqual({
    phone: '+44 117 496 0233',
    language: 'en-GB',
    time_zone: 'Europe/London',
    theme: 'dark',
    hide_presence: true,
    shares_read_receipts: false,
    quick_exit_url: 'https://weather.example/today',
    safe_contact: { ...safe, confirmed_at: expect.any(String) },
  });
  expect(await api.getMe()).toEqual({ user, settings });
});

test('a person clears optional settings', async () => {
  const { api } = await server.person();
  await api.updateMe({ phone: '+44 117 496 0233', time_zone: 'Europe/London', quick_exit_url: 'https://a.example' });
  expect(await api.updateMe({ phone: null, time_zone: null, quick_exit_url: null })).toMatchObject({
    settings: { phone: null, time_zone: null, quick_exit_url: null },
  });
});

test('invalid settings return invalid with the path of the field', async () => {
  const { api } = await server.person();
  for (const [change, path] of [
    [{ phone: 'call me' }, 'phone'],
    [{ language: 'English' }, 'language'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: 'UTC; drop table profiles' }, 'time_zone'],
    [{ theme: 'pink' }, 'theme'],
    [{ quick_exit_url: 'http://weather.example' }, 'quick_exit_url'],
    [{ quick_exit_url: 'javascript:alert(1)' }, 'quick_exit_url'],
    [{ quick_exit_url: 'https://[' }, 'quick_exit_url'],
    [{ safe_contact: { ...safe, channels: ['pigeon'] } }, 'safe_contact.channels.0'],
  ] as const)
    await expect(api.updateMe(change as never)).rejects.toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('the database rejects invalid settings', async () => {
  const { sql } = await server.person();
  for (const change of [
    () => sql((sql) => sql`update person_settings set theme = 'pink'`),
    () => sql((sql) => sql`update person_settings set time_zone = 'Mars/Olympus'`),
    () => sql((sql) => sql`update person_settings set quick_exit_url = 'javascript:x'`),
    () => sql((sql) => sql`update contact_details set safe_channels = '{pigeon}'`),
    () => sql((sql) => sql`update contact_details set safe_hours = ${'x'.repeat(201)}`),
  ])
    await expect(change()).rejects.toMatchObject({ code: '23514' });
});

// ASVS 15.3.3
test('people cannot change their role or organization, through the API or directly', async () => {
  const { organization, a } = await openFamily(server);
  const before = await a.api.getMe();
  const mass = { name: before.user.name, role: 'admin', organization_id: organization, closed_at: null, version: 1 };
  expect(await a.api.updateMe(mass as never)).toEqual(before);
  for (const change of [{ role: 'admin' }, { organization_id: organization }, { closed_at: null }, { version: 9 }])
    await expect(changeRows(a, 'profiles', change, ['id', a.id])).rejects.toMatchObject({ code: '42501' });
  expect(await a.api.getMe()).toEqual(before);
});

// ASVS 14.3.3
test('the response to a sign-in does not contain the code word', async () => {
  const { api, email } = await server.person();
  await api.updateMe({ safe_contact: safe });
  const answer = await server.guest.login({ email, password: 'correct horse' });
  expect(JSON.stringify(answer)).not.toContain('heron');
});
