import { expect, test } from 'vitest';
import { server } from '../testing/server.ts';

test('a person reads who they are', async () => {
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
    },
    settings: {
      phone: null,
      language: 'en',
      time_zone: null,
      theme: 'system',
      hide_presence: false,
      quick_exit_url: null,
      safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '', confirmed_at: null },
    },
  });
});

test('a person changes their name, and a change without a name changes nothing', async () => {
  const { api } = await server.person('divorcee', { name: 'Ada' });
  expect(await api.updateMe({ name: '  Ada R. ' })).toMatchObject({ user: { name: 'Ada R.' } });
  expect(await api.updateMe({ name: undefined })).toMatchObject({ user: { name: 'Ada R.' } });
  expect(await api.updateMe()).toMatchObject({ user: { name: 'Ada R.' } });
});

test('role, organization and address are not theirs to change', async () => {
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
  expect(await answer.json()).toEqual(before);
  expect(await api.getMe()).toEqual(before);
});

test('a name has 1 to 120 characters', async () => {
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

test('an address that was changed is the one that is read, and that invitations look for', async () => {
  const { api, id } = await server.person();
  const email = `${id}@new.example`;
  await server.owner`update auth.users set email = ${email.toUpperCase()} where id = ${id}`;
  expect(await api.getMe()).toMatchObject({ user: { email } });
});

test('nobody is anybody without a token', async () => {
  await expect(server.guest.getMe()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  await expect(server.guest.updateMe({ name: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' });
});
