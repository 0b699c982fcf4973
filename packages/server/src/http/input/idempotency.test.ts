import { expect, test } from 'vitest';
import { intakeOf, openFamily, openMediation } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const count = async (organization: string) =>
  (await server.owner`select id from cases where organization_id = ${organization}`).length;

test('createCase with the same idempotency key opens one case and returns the same response', async () => {
  const { mediator, organization } = await openMediation(server);
  const options = key();
  const intake = intakeOf(mediator);
  const [first, second] = await Promise.all([
    mediator.api.createCase(intake, options),
    mediator.api.createCase(intake, options),
  ]);
  expect(second).toEqual(first);
  expect(await mediator.api.createCase(intake, options)).toEqual(first);
  expect(await count(organization)).toBe(2);
});

test('createCase with another idempotency key opens another case', async () => {
  const { mediator, organization } = await openMediation(server);
  await mediator.api.createCase(intakeOf(mediator), key());
  await mediator.api.createCase(intakeOf(mediator), key());
  expect(await count(organization)).toBe(3);
});

test('an idempotency key reused for another request returns conflict, and one that is no UUID returns invalid', async () => {
  const { mediator } = await openMediation(server);
  const options = key();
  await mediator.api.createCase(intakeOf(mediator), options);
  await expect(mediator.api.createCase(intakeOf(mediator, 'Another'), options)).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(mediator.api.createCase(intakeOf(mediator), { idempotencyKey: '1' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('an idempotency key of one person returns nothing to another', async () => {
  const [one, other] = await Promise.all([openMediation(server), openMediation(server)]);
  const options = key();
  const { case: mine } = await one.mediator.api.createCase(intakeOf(one.mediator), options);
  const { case: theirs } = await other.mediator.api.createCase(intakeOf(one.mediator), options);
  expect(theirs.id).not.toBe(mine.id);
});

test('a failed request can be repeated with its idempotency key', async () => {
  const { mediator, caseId } = await openMediation(server);
  const options = key();
  const channelId = `case-${caseId}`;
  const { postMessage: say } = mediator.api;
  await expect(say({ channelId, content: 'a\u0000b' }, options)).rejects.toMatchObject({ code: 'invalid' });
  await expect(say({ channelId, content: 'Good morning.' }, options)).resolves.toMatchObject({ message: {} });
});

test('the response to an invitation, which contains a token, is not stored', async () => {
  const { invite } = await openMediation(server);
  const { token } = await invite({ email: 'guest@test.example' });
  const kept = await server.owner`select 1 from private.idempotency_keys where answer::text like ${`%${token}%`}`;
  expect(kept).toEqual([]);
});

test('invite with the same idempotency key invites once, returns conflict to the second request and keeps the first link valid', async () => {
  const { mediator, caseId } = await openMediation(server);
  const options = key();
  const guest = {
    caseId,
    email: `${crypto.randomUUID()}@test.example`,
    name: 'A Guest',
    role: 'divorcee',
    side: 'A',
  } as const;
  const clicks = await Promise.allSettled([mediator.api.invite(guest, options), mediator.api.invite(guest, options)]);
  expect(clicks.filter((it) => it.status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }]);
  const [token] = clicks.flatMap((it) => (it.status === 'fulfilled' ? [it.value.token] : []));
  expect((await server.guest.getInvitation({ token: token! })).invitation.status).toBe('pending');
  expect(await server.owner`select 1 from private.mails where address = ${guest.email}`).toHaveLength(1);
  await expect(mediator.api.invite(guest, key())).resolves.toMatchObject({ invitation: { status: 'pending' } });
});

test('two people with the same idempotency key and the same body each receive their own response', async () => {
  const { a, b, together: channelId } = await openFamily(server);
  const options = key();
  for (const { id, api } of [a, b, b, a])
    expect((await api.postMessage({ channelId, content: 'Good morning.' }, options)).message.sender_id).toBe(id);
});
