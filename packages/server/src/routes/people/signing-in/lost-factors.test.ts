import { expect, test } from 'vitest';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';
import { letTimePass, passwordGiven, post, withCodeApp } from './factors.fixture.ts';

const { owner } = server;
const password = 'correct horse';

/** Two admins of an organization, and a mediator of it who has an app. */
async function openOffice() {
  const organization = await server.organization();
  const [first, second] = [
    await server.person('admin', { organization }),
    await server.person('admin', { organization }),
  ];
  const mediator = await server.person('mediator', { organization });
  const { recovery_codes } = await withCodeApp(mediator);
  return { first, second, mediator, userId: mediator.id, recovery_codes };
}

const passes = (hours: number, userId: string) => owner`
  update private.lost_factors set due_at = due_at - make_interval(hours => ${hours}::int) where user_id = ${userId}`;

const runJob = () => owner`select private.remove_lost_factors()`;

const stepsOf = (userId: string) => owner`
  select actor_id, action, object_type from private.audit_log
  where object_id = ${userId} and object_type in ('lost_factors', 'factor_removal', 'second_factors') order by seq`;

const toldTo = async ({ api }: TestPerson) =>
  (await api.listNotifications({})).notifications.map(({ message }) => message);

const mailsTo = async (userId: string) =>
  (
    await owner<{ template: string }>`
    select template from private.mails where receiver = ${userId} and template like 'factor%' order by created_at`
  ).map(({ template }) => template);

const factorsOf = async (userId: string) =>
  (await owner`select from private.code_apps where user_id = ${userId}`).length;

// ASVS 6.4.4
test('a mediator who lost their factors asks at the second step, two admins remove them, and the set-up begins', async () => {
  const { first, second, mediator, userId } = await openOffice();
  const { cookie } = await passwordGiven(mediator);
  for (const _ of ['once', 'again']) expect((await post('second-factor/help', {}, cookie)).status).toBe(200);
  expect(await toldTo(first)).toEqual(['Somebody cannot use their second step to sign in. Look at the users.']);
  expect((await first.api.listLostFactors()).lost).toMatchObject([{ user_id: userId, begun_at: null, is_mine: false }]);

  await first.api.beginFactorRemoval({ userId });
  expect((await first.api.listLostFactors()).lost).toMatchObject([{ is_mine: true }]);
  expect((await second.api.listLostFactors()).lost).toMatchObject([{ is_mine: false, begun_by_name: first.name }]);
  expect(await mailsTo(userId)).toEqual(['factor_removal']);
  expect(await toldTo(mediator)).toContain(
    'Somebody asked to remove your second step to sign in. If it was not you, stop it in your profile.',
  );
  expect(await mediator.api.getMyFactors()).toHaveProperty('removal_due_at');

  await second.api.confirmFactorRemoval({ userId });
  await expect(mediator.api.getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await mailsTo(userId)).toEqual(['factor_removal', 'factors_removed']);
  const { user } = await server.guest.login({ email: mediator.email, password });
  expect(user.factor_days_left).toBe(0);
  expect(await stepsOf(userId)).toEqual([
    { actor_id: userId, action: 'insert', object_type: 'lost_factors' },
    { actor_id: first.id, action: 'insert', object_type: 'factor_removal' },
    { actor_id: second.id, action: 'update', object_type: 'factor_removal' },
    { actor_id: second.id, action: 'delete', object_type: 'second_factors' },
  ]);
  expect((await first.api.listLostFactors()).lost).toEqual([]);
});

test('an admin who began a removal does not confirm it, and after 72 hours it happens by itself', async () => {
  const { first, mediator, userId } = await openOffice();
  await first.api.beginFactorRemoval({ userId });
  await expect(first.api.confirmFactorRemoval({ userId })).rejects.toMatchObject({
    code: 'forbidden',
    message: 'A second admin has to confirm this.',
  });
  await passes(71, userId);
  await runJob();
  expect(await factorsOf(userId)).toBe(1);
  await passes(1, userId);
  await runJob();
  expect(await factorsOf(userId)).toBe(0);
  expect((await passwordGiven(mediator)).status).toBe(200);
  expect(await stepsOf(userId)).toMatchObject([{ actor_id: first.id }, { actor_id: null, action: 'delete' }]);
});

test('a mediator stops the removal of their factors while they are signed in', async () => {
  const { first, second, mediator, userId } = await openOffice();
  await first.api.beginFactorRemoval({ userId });
  await mediator.api.keepMyFactors();
  await passes(100, userId);
  await runJob();
  expect(await factorsOf(userId)).toBe(1);
  await expect(second.api.confirmFactorRemoval({ userId })).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.keepMyFactors()).rejects.toMatchObject({ code: 'not_found' });
  expect(await toldTo(second)).toContain('The removal of a second step was stopped.');
  expect(await stepsOf(userId)).toMatchObject([{ action: 'insert' }, { actor_id: userId, action: 'delete' }]);
});

test('a removal ends when the person removes the last of their factors themselves', async () => {
  const { first, mediator, userId } = await openOffice();
  await first.api.beginFactorRemoval({ userId });
  await mediator.api.removeCodeApp();
  expect((await first.api.listLostFactors()).lost).toEqual([]);
  expect(await mediator.api.getMyFactors()).not.toHaveProperty('removal_due_at');
});

test('an admin stops a removal, and begins it anew', async () => {
  const { first, second, userId } = await openOffice();
  await first.api.beginFactorRemoval({ userId });
  await expect(second.api.beginFactorRemoval({ userId })).rejects.toMatchObject({ code: 'conflict' });
  const waiting = async () => (await second.api.getAdminDashboardStats()).stats.lost_factors;
  expect(await waiting()).toBe(1);
  await second.api.stopFactorRemoval({ userId });
  expect(await waiting()).toBe(0);
  await second.api.beginFactorRemoval({ userId });
  await first.api.confirmFactorRemoval({ userId });
  expect(await factorsOf(userId)).toBe(0);
});

// ASVS 8.2.2
test('an admin who looks after the person removes factors, and nobody else does', async () => {
  const { first, mediator, userId } = await openOffice();
  const elsewhere = await openOffice();
  const [lawyer, party] = [await server.person('lawyer'), await server.person()];
  const calls = ({ api }: TestPerson) => [
    () => api.beginFactorRemoval({ userId }),
    () => api.confirmFactorRemoval({ userId }),
    () => api.stopFactorRemoval({ userId }),
  ];
  for (const person of [lawyer, party, elsewhere.mediator]) {
    for (const call of calls(person)) await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(person.api.listLostFactors()).rejects.toMatchObject({ code: 'forbidden' });
  }
  for (const call of calls(elsewhere.first)) await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  await first.api.beginFactorRemoval({ userId });
  expect((await elsewhere.first.api.listLostFactors()).lost).toEqual([]);
  expect((await (await server.person('admin')).api.listLostFactors()).lost.map((it) => it.user_id)).toContain(userId);
  expect((await mediator.supabase.schema('private').from('lost_factors').select()).error).not.toBeNull();
});

test('an admin does not remove their own factors, nor those of somebody who has none or of a closed account', async () => {
  const { first, second, userId } = await openOffice();
  await withCodeApp(first);
  await expect(first.api.beginFactorRemoval({ userId: first.id })).rejects.toMatchObject({ code: 'conflict' });
  await second.api.beginFactorRemoval({ userId: first.id });
  await expect(first.api.confirmFactorRemoval({ userId: first.id })).rejects.toMatchObject({ code: 'conflict' });
  await expect(first.api.beginFactorRemoval({ userId: second.id })).rejects.toMatchObject({
    message: 'This person has no second step.',
  });
  await first.api.deleteUser({ userId });
  await expect(second.api.beginFactorRemoval({ userId })).rejects.toMatchObject({ code: 'not_found' });
});

// ASVS 7.5.1
test('both admins confirm afresh that it is them, and not with a recovery code that somebody read out to them', async () => {
  const { first, second, userId, recovery_codes } = await openOffice();
  const first428 = { code: 'confirm_first' };
  await letTimePass(first, second);
  await expect(first.api.beginFactorRemoval({ userId })).rejects.toMatchObject(first428);
  await expect(first.api.confirmIdentity({ code: recovery_codes[0]! })).rejects.toMatchObject({ code: 'invalid' });
  await expect(first.api.beginFactorRemoval({ userId })).rejects.toMatchObject(first428);
  await first.api.confirmIdentity({ current_password: password });
  await first.api.beginFactorRemoval({ userId });
  await expect(second.api.confirmFactorRemoval({ userId })).rejects.toMatchObject(first428);
  await second.api.confirmIdentity({ current_password: password });
  await second.api.confirmFactorRemoval({ userId });
});

test('a recovery code that an admin was told does not complete a sign-in of their own', async () => {
  const { first, recovery_codes } = await openOffice();
  await withCodeApp(first);
  const { cookie } = await passwordGiven(first);
  expect((await post('second-factor', { code: recovery_codes[0]! }, cookie)).status).toBe(422);
});

test('a guest without a password that was right asks for nothing', async () => {
  for (const cookie of [undefined, '__Host-session=made-up'])
    expect((await post('second-factor/help', {}, cookie)).status).toBe(401);
});

test('a party whose factors were removed is told at the next sign-in, and gets no mail where mail is not safe', async () => {
  const [first, second, party] = [await server.person('admin'), await server.person('admin'), await server.person()];
  const userId = party.id;
  await withCodeApp(party);
  await owner`update contact_details set safe_channels = '{app}' where user_id = ${userId}`;
  await first.api.beginFactorRemoval({ userId });
  await second.api.confirmFactorRemoval({ userId });
  expect(await mailsTo(userId)).toEqual([]);
  const { user, token } = await server.guest.login({ email: party.email, password });
  expect(user).toMatchObject({ has_lost_factors: true });
  expect(user).not.toHaveProperty('factor_days_left');
  const again = {
    api: (await server.personOf({ ...party, sessionId: (await server.backend.verifyToken(token)).session_id })).api,
  };
  expect((await again.api.getMe()).user.id).toBe(userId);
  await withCodeApp({ ...party, api: again.api });
  expect((await again.api.getMe()).user).not.toHaveProperty('has_lost_factors');
});
