import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const safeContact = {
  channels: ['email' as const],
  hours: 'weekdays until noon',
  voicemail: false,
  neutral: true,
  code_word: 'heron',
};

const refused = Object.assign(new Error('Left out.'), { code: 'forbidden' });

test('a person reads their own profile and settings', async () => {
  const organization = await server.organization();
  const { api, id, email } = await server.person('mediator', { name: 'Mia', organization });
  expect(await api.getMe()).toEqual({
    user: {
      id,
      user_id: id,
      email,
      name: 'Mia',
      role: 'mediator',
      requested_role: null,
      organization_id: organization,
      factor_days_left: 7,
    },
    settings: {
      phone: null,
      language: null,
      time_zone: null,
      theme: 'system',
      hide_presence: false,
      shares_read_receipts: false,
      quick_exit_url: null,
      safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '', confirmed_at: null },
    },
  });
});

test('a person changes their name, and a change without a name keeps it', async () => {
  const { api } = await server.person('divorcee', { name: 'Ada' });
  expect(await api.updateMe({ name: '  Ada R. ' })).toMatchObject({ user: { name: 'Ada R.' } });
  expect(await api.updateMe({ name: undefined })).toMatchObject({ user: { name: 'Ada R.' } });
  expect(await api.updateMe()).toMatchObject({ user: { name: 'Ada R.' } });
});

test('role, organization and address in a profile update are refused', async () => {
  const organization = await server.organization();
  const { token, api } = await server.person();
  const before = await api.getMe();
  const answer = await server.app.request('/api/users/me', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      role: 'admin',
      requested_role: 'admin',
      organization_id: organization,
      email: 'x@y.example',
      id: 1,
    }),
  });
  expect(answer.status).toBe(400);
  expect(await api.getMe()).toEqual(before);
});

test('a name outside 1 to 120 characters returns invalid', async () => {
  const { api } = await server.person();
  for (const [name, message] of [
    ['   ', 'Fill this in.'],
    ['x'.repeat(121), 'Use 120 characters at most.'],
  ] as const)
    await expect(api.updateMe({ name })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'name', message }],
    });
  await expect(api.updateMe({ name: 'x'.repeat(120) })).resolves.toMatchObject({ user: { name: 'x'.repeat(120) } });
});

test('a changed account address appears in the profile, in lower case', async () => {
  const { api, id } = await server.person();
  const email = `${id}@new.example`;
  await server.owner`update auth.users set email = ${email.toUpperCase()} where id = ${id}`;
  expect(await api.getMe()).toMatchObject({ user: { email } });
});

test('reading or changing the own profile without sign-in returns unauthenticated', async () => {
  await expect(server.guest.getMe()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  await expect(server.guest.updateMe({ name: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('people list those who share a case or organization with them, sorted by name', async () => {
  const family = await openFamily(server);
  const { people } = family;
  const known = async (who: keyof typeof people) => {
    const { users } = await people[who].api.listUsers({ limit: 100 });
    expect(users.map(({ name }) => name.toLowerCase())).toEqual(users.map(({ name }) => name.toLowerCase()).toSorted());
    const names = Object.entries(people).filter(([, { id }]) => users.some((it) => it.id === id));
    return names.map(([name]) => name);
  };
  const ofTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former'];
  for (const who of ['a', 'b', 'lawyerA', 'lawyerB'] as const) expect(await known(who)).toEqual(ofTheCase);
  for (const who of ['mediator', 'colleague', 'officeAdmin'] as const)
    expect(await known(who)).toEqual([...ofTheCase, 'colleague', 'officeAdmin']);
  expect(await known('former')).toEqual(['former']);
  for (const who of ['outsider', 'otherAdmin'] as const)
    expect(await known(who)).toEqual(['outsider', 'otherParty', 'otherAdmin']);
  expect(await known('otherParty')).toEqual(['outsider', 'otherParty']);
  expect((await family.admin.api.listUsers({ q: family.b.email })).users).toEqual([]);
});

// ASVS 1.2.9
test('people are found by part of their name, by role, and by address only when the caller can read it', async () => {
  const { mediator, a, b } = await openFamily(server);
  const find = async (api: typeof a.api, input: Parameters<typeof a.api.listUsers>[0]) =>
    (await api.listUsers(input)).users.map(({ id }) => id);
  expect(await find(a.api, { q: 'BEN' })).toEqual([b.id]);
  expect(await find(mediator.api, { q: b.email.slice(0, 20) })).toEqual([b.id]);
  expect(await find(a.api, { q: b.email.slice(0, 20) })).toEqual([]);
  expect(await find(a.api, { q: '%' })).toEqual([]);
  expect(await find(a.api, { role: 'mediator' })).toEqual([mediator.id]);
});

test('the list of people is paginated, and a malformed cursor returns invalid', async () => {
  const { mediator } = await openFamily(server);
  const whole = (await mediator.api.listUsers()).users;
  const paged = [];
  let cursor: string | undefined;
  do {
    const { users, next_cursor } = await mediator.api.listUsers({ limit: 2, ...(cursor && { cursor }) });
    paged.push(...users);
    cursor = next_cursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(whole);
  await expect(mediator.api.listUsers({ cursor: 'elsewhere' })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'cursor' }],
  });
});

test('contact details of a party are returned to the case’s mediator and the party, and null to everybody else, admins too', async () => {
  const family = await openFamily(server);
  const { a, people, admin } = family;
  await a.api.updateMe({ phone: '+44 117 496 0001', safe_contact: safeContact });
  const seen = async (who: keyof typeof people) => (await people[who].api.getUser({ userId: a.id })).user;
  for (const who of ['mediator', 'a'] as const)
    expect(await seen(who)).toMatchObject({ email: a.email, phone: '+44 117 496 0001' });
  for (const who of ['mediator', 'a'] as const) expect(await seen(who)).toMatchObject({ safe_contact: safeContact });
  for (const who of ['colleague', 'admin', 'officeAdmin'] as const)
    expect(await seen(who)).toMatchObject({ name: 'Ada Reyes', email: null, phone: null, safe_contact: null });
  for (const who of ['b', 'lawyerA', 'lawyerB'] as const)
    expect(await seen(who)).toEqual({
      id: a.id,
      user_id: a.id,
      name: 'Ada Reyes',
      role: 'divorcee',
      email: null,
      phone: null,
      safe_contact: null,
      organization_id: null,
      requested_role: null,
      created_at: null,
      closed_at: null,
      last_sign_in_at: null,
      version: null,
    });
  for (const who of ['outsider', 'otherParty', 'former'] as const)
    await expect(seen(who)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.getUser({ userId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
});

test('only an admin changes the name and organization of another person', async () => {
  const family = await openFamily(server);
  const { a, admin, officeAdmin, organization } = family;
  const admins = new Set([admin.id, officeAdmin.id]);
  const { user } = await admin.api.getUser({ userId: a.id });
  const change = { userId: a.id, name: 'Ada R.', version: user.version! };
  expect(
    await whoMay(family, ({ api, id }) => (admins.has(id) ? Promise.reject(refused) : api.updateUser(change))),
  ).toEqual([]);
  expect(await admin.api.updateUser({ ...change, organization_id: organization })).toMatchObject({
    user: { name: 'Ada R.', role: 'divorcee', organization_id: organization, version: user.version! + 1 },
  });
  expect(await a.api.getMe()).toMatchObject({ user: { name: 'Ada R.', organization_id: organization } });
});

test('updating a person does not change their role, also for an admin', async () => {
  const { b, admin } = await openFamily(server);
  const { user } = await admin.api.getUser({ userId: b.id });
  const answer = await server.app.request(`/api/users/${b.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ben R.', role: 'admin', version: user.version }),
  });
  expect(answer.status).toBe(400);
  await admin.sql((sql) => sql`select private.change_person(${b.id}, ${user.version!}, '{"role": "admin"}'::jsonb)`);
  expect(await b.api.getMe()).toMatchObject({ user: { name: b.name, role: 'divorcee' } });
});

test('updating a person with an outdated version, or a mediator without an organization, returns conflict', async () => {
  const { b, colleague, admin } = await openFamily(server);
  const { user } = await admin.api.getUser({ userId: b.id });
  await admin.api.updateUser({ userId: b.id, name: 'First', version: user.version! });
  await expect(admin.api.updateUser({ userId: b.id, name: 'Second', version: user.version! })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { user: mediator } = await admin.api.getUser({ userId: colleague.id });
  await expect(
    admin.api.updateUser({ userId: colleague.id, organization_id: null, version: mediator.version! }),
  ).rejects.toMatchObject({ code: 'conflict', message: 'A mediator belongs to an organization. Choose one.' });
  expect(await b.api.getMe()).toMatchObject({ user: { name: 'First' } });
});

test('an admin finds by address whom they look after, but no party, whose address their mediator alone reads', async () => {
  const { admin, officeAdmin, otherAdmin, mediator, a, outsider } = await openFamily(server);
  const found = async ({ api }: typeof admin, q: string) =>
    (await api.listUsers({ q })).users.map(({ id, email }) => [id, email]);
  for (const one of [admin, officeAdmin]) {
    expect(await found(one, mediator.email.slice(0, -3))).toEqual([[mediator.id, mediator.email]]);
    expect(await found(one, a.email)).toEqual([]);
  }
  expect(await found(otherAdmin, mediator.email)).toEqual([]);
  expect(await found(otherAdmin, outsider.email)).toEqual([[outsider.id, outsider.email]]);
  expect(await found(a, outsider.email)).toEqual([]);
  expect((await officeAdmin.api.listUsers({ q: a.name })).users).toMatchObject([{ id: a.id, email: null }]);
});
