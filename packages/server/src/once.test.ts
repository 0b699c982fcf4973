import { expect, test } from 'vitest';
import { intakeOf, openFamily, openMediation } from './testing/family.ts';
import { server } from './testing/server.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const count = async (organization: string) =>
  (await server.owner`select id from cases where organization_id = ${organization}`).length;

test('a double click on create opens one case, and both clicks get it', async () => {
  const { mediator, organization } = await openMediation(server);
  const once = key();
  const intake = intakeOf(mediator);
  const [first, second] = await Promise.all([
    mediator.api.createCase(intake, once),
    mediator.api.createCase(intake, once),
  ]);
  expect(second).toEqual(first);
  expect(await mediator.api.createCase(intake, once)).toEqual(first);
  expect(await count(organization)).toBe(2);
});

test('the same words under another key are another case', async () => {
  const { mediator, organization } = await openMediation(server);
  await mediator.api.createCase(intakeOf(mediator), key());
  await mediator.api.createCase(intakeOf(mediator), key());
  expect(await count(organization)).toBe(3);
});

test('a key that was used for something else is refused, and so is one that is no UUID', async () => {
  const { mediator } = await openMediation(server);
  const once = key();
  await mediator.api.createCase(intakeOf(mediator), once);
  await expect(mediator.api.createCase(intakeOf(mediator, 'Another'), once)).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(mediator.api.createCase(intakeOf(mediator), { idempotencyKey: '1' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('nobody gets the answer of somebody else by using their key', async () => {
  const [one, other] = await Promise.all([openMediation(server), openMediation(server)]);
  const once = key();
  const { case: mine } = await one.mediator.api.createCase(intakeOf(one.mediator), once);
  const { case: theirs } = await other.mediator.api.createCase(intakeOf(one.mediator), once);
  expect(theirs.id).not.toBe(mine.id);
});

test('a request that failed may come again under its key', async () => {
  const { mediator, caseId } = await openMediation(server);
  const once = key();
  const channelId = `case-${caseId}`;
  const { postMessage: say } = mediator.api;
  await expect(say({ channelId, content: 'a\u0000b' }, once)).rejects.toMatchObject({ code: 'invalid' });
  await expect(say({ channelId, content: 'Good morning.' }, once)).resolves.toMatchObject({ message: {} });
});

test('an invitation, whose answer holds a secret, is never kept', async () => {
  const { invite } = await openMediation(server);
  const { token } = await invite({ email: 'guest@test.example' });
  const kept = await server.owner`select 1 from private.idempotency_keys where answer::text like ${`%${token}%`}`;
  expect(kept).toEqual([]);
});

test('a double click on invite invites once: the second is told so, and the first link stays good', async () => {
  const { mediator, caseId } = await openMediation(server);
  const once = key();
  const guest = {
    caseId,
    email: `${crypto.randomUUID()}@test.example`,
    name: 'A Guest',
    role: 'divorcee',
    side: 'A',
  } as const;
  const clicks = await Promise.allSettled([mediator.api.invite(guest, once), mediator.api.invite(guest, once)]);
  expect(clicks.filter((it) => it.status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }]);
  const [token] = clicks.flatMap((it) => (it.status === 'fulfilled' ? [it.value.token] : []));
  expect((await server.guest.getInvitation({ token: token! })).invitation.status).toBe('pending');
  expect(await server.owner`select 1 from private.mails where address = ${guest.email}`).toHaveLength(1);
  await expect(mediator.api.invite(guest, key())).resolves.toMatchObject({ invitation: { status: 'pending' } });
});

test('two people with the same key and the same words each get their own answer, also again', async () => {
  const { a, b, together: channelId } = await openFamily(server);
  const once = key();
  for (const { id, api } of [a, b, b, a])
    expect((await api.postMessage({ channelId, content: 'Good morning.' }, once)).message.sender_id).toBe(id);
});
