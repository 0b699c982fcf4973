import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { resetCode } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';
import { authenticator } from './authenticator.fixture.ts';
import { browserOf, cookieOf, passwordGiven, post, signed, withCodeApp, withPasskey } from './factors.fixture.ts';

const { owner } = server;

const guest = browserOf(null);

const refused = (message: RegExp) => ({ code: 'unauthenticated', message: expect.stringMatching(message) as string });

// ASVS 6.3.3
test('a person signs in with a passkey alone', async () => {
  const person = await server.person();
  const { device, recovery_codes } = await withPasskey(person);
  expect(recovery_codes).toHaveLength(10);
  const { token, user } = await guest.signInWithPasskey(await signed(device));
  expect(user.id).toBe(person.id);
  expect((await browserOf(token).getMyFactors()).passkeys).toMatchObject([
    { name: 'My phone', last_used_at: expect.any(String) },
  ]);
});

test('a sign-in with a passkey is renewed by its cookie and counts as a confirmation', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const response = await post('passkey', await signed(device));
  const { token } = (await response.json()) as { token: string };
  await browserOf(token).exportMyData();
  expect((await post('refresh', {}, cookieOf(response))).status).toBe(200);
});

test('a passkey is the second factor of a sign-in whose password was given', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const { status, cookie } = await passwordGiven(person);
  expect(status).toBe(401);
  const before = await owner`select id from auth.sessions where user_id = ${person.id}`;
  expect((await post('passkey', await signed(device), cookie)).status).toBe(200);
  expect(await owner`select id from auth.sessions where user_id = ${person.id}`).toHaveLength(before.length);
});

test('a passkey does not complete the sign-in of somebody else', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { device } = await withPasskey(person);
  await withCodeApp(other);
  const { cookie } = await passwordGiven(other);
  const response = await post('passkey', await signed(device), cookie);
  expect(await response.json()).toMatchObject({ user: { id: person.id } });
  expect((await post('refresh', {}, cookie)).status).toBe(401);
});

test('a passkey of another origin is refused when it is made and when it signs', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const elsewhere = authenticator('http://localhost.evil.example');
  const { challenge } = await browserOf(person.token).beginPasskey();
  await expect(
    browserOf(person.token).addPasskey({ ...elsewhere.make(challenge), name: 'Copied' }),
  ).rejects.toMatchObject({ code: 'invalid' });
  const { id } = device;
  await expect(guest.signInWithPasskey({ ...(await signed(elsewhere)), id })).rejects.toMatchObject(
    refused(/does not belong here/),
  );
});

test('a removed passkey, an unknown one and a forged signature are refused', async () => {
  const person = await server.person();
  const [{ device }, second] = [await withPasskey(person), await withPasskey(person, 'Key')];
  const forged = { ...(await signed(device)), signature: (await signed(second.device)).signature };
  await expect(guest.signInWithPasskey(forged)).rejects.toMatchObject(refused(/does not belong here/));
  const [first] = (await person.api.getMyFactors()).passkeys;
  await person.api.removePasskey({ passkeyId: first!.id });
  for (const it of [device, authenticator()])
    await expect(guest.signInWithPasskey(await signed(it))).rejects.toMatchObject(refused(/not known here/));
  await guest.signInWithPasskey(await signed(second.device));
});

// ASVS 6.5.1, 6.5.5
test('a challenge works once, within five minutes, and only for what it was made for', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const once = await signed(device);
  await guest.signInWithPasskey(once);
  await expect(guest.signInWithPasskey(once)).rejects.toMatchObject(refused(/does not belong here/));

  const { challenge: old } = await guest.askForPasskey();
  await owner`update private.passkey_challenges set created_at = now() - interval '6 minutes' where challenge = ${old}`;
  const { challenge: ofPerson } = await browserOf(person.token).beginPasskey();
  for (const challenge of [old, ofPerson, 'made-up'])
    await expect(guest.signInWithPasskey(device.sign(challenge))).rejects.toMatchObject(
      refused(/does not belong here/),
    );

  const other = await server.person();
  const { challenge } = await browserOf(other.token).beginPasskey();
  await expect(
    browserOf(person.token).addPasskey({ ...authenticator().make(challenge), name: 'Not mine' }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('a passkey that did not check who holds the device is refused', async () => {
  const { device } = await withPasskey(await server.person());
  const presentOnly = 0x01;
  await expect(guest.signInWithPasskey(await signed(device, presentOnly))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('a copied passkey whose counter goes back is refused', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  await owner`update private.passkeys set counter = 100 where user_id = ${person.id}`;
  await expect(guest.signInWithPasskey(await signed(device))).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 8.2.2
test('a person renames and removes their own passkeys alone', async () => {
  const [person, other] = [await server.person(), await server.person()];
  await withPasskey(person);
  const passkeyId = (await person.api.getMyFactors()).passkeys[0]!.id;
  for (const call of [
    () => other.api.renamePasskey({ passkeyId, name: 'Mine' }),
    () => other.api.removePasskey({ passkeyId }),
    () => person.api.removePasskey({ passkeyId: randomUUID() }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  await person.api.renamePasskey({ passkeyId, name: ' Blue key ' });
  expect((await person.api.getMyFactors()).passkeys).toMatchObject([{ name: 'Blue key' }]);
  for (const name of ['', ' ', 'x'.repeat(61)])
    await expect(person.api.renamePasskey({ passkeyId, name })).rejects.toMatchObject({ code: 'invalid' });
  await person.api.removePasskey({ passkeyId });
  expect(await person.api.getMyFactors()).toEqual({ has_app: false, recovery_codes_left: 0, passkeys: [] });
});

// ASVS 7.5.1
test('adding and removing a passkey need a fresh confirmation', async () => {
  const person = await server.person();
  await withPasskey(person);
  const passkeyId = (await person.api.getMyFactors()).passkeys[0]!.id;
  await owner`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${person.sessionId}`;
  await owner`
    update private.sign_in_proofs set confirmed_at = now() - interval '11 minutes' where session_id = ${person.sessionId}`;
  await expect(person.api.beginPasskey()).rejects.toMatchObject({ code: 'confirm_first' });
  await expect(person.api.removePasskey({ passkeyId })).rejects.toMatchObject({ code: 'confirm_first' });
});

test('the same passkey is added once, and a banned person does not sign in with theirs', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const again = (await browserOf(person.token).beginPasskey()).challenge;
  await expect(browserOf(person.token).addPasskey({ ...device.make(again), name: 'Twice' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await owner`update auth.users set banned_until = now() + interval '1 year' where id = ${person.id}`;
  await expect(guest.signInWithPasskey(await signed(device))).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a link for a new password still works after a sign-in with a passkey alone', async () => {
  const person = await server.person();
  const { device } = await withPasskey(person);
  const token_hash = await resetCode(server, person.email);
  const { token } = await guest.signInWithPasskey(await signed(device));
  await server.guest.completePasswordReset({ token_hash, password: 'another horse' });
  await expect(browserOf(token).getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await passwordGiven(person)).body.error?.code).toBe('unauthenticated');
});
