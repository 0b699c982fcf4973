import { expect, test } from 'vitest';
import { openFamily, openMediation, remove } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const current_password = 'correct horse';

// ASVS 8.2.2
test('a current or former party cannot become an admin', async () => {
  const { a, b, mediator, admin, caseId } = await openFamily(server);
  await remove(server, caseId, b);
  for (const person of [a, b]) {
    const { version } = (await admin.api.getUser({ userId: person.id })).user;
    await expect(
      admin.api.changeRole({ userId: person.id, role: 'admin', version: version!, current_password }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'This person is or was a party in a case, and so cannot be an admin.',
    });
  }
  const { token } = await admin.api.inviteToPlatform({ email: a.email, name: a.name, role: 'admin' });
  await expect(a.api.acceptInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  expect((await a.api.getMe()).user.role).toBe('divorcee');
  const { version } = (await admin.api.getUser({ userId: mediator.id })).user;
  const given = await admin.api.changeRole({ userId: mediator.id, role: 'admin', version: version!, current_password });
  expect(given.role).toBe('admin');
});

// ASVS 8.2.2
test('an admin cannot accept an invitation as a party', async () => {
  const { invite } = await openMediation(server);
  const admin = await server.person('admin');
  const { token } = await invite(admin);
  await expect(admin.api.acceptInvitation({ token })).rejects.toMatchObject({
    code: 'conflict',
    message: 'An admin cannot be a party in a case. Use an account of your own for that.',
  });
});
