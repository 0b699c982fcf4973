import { expect, test } from 'vitest';
import { addClause, endCoolingOff, prepare, release, signature } from '../../agreement/agreements.fixture.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { openFamily } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { browserOf, codeOf, letTimePass, signed, withCodeApp, withPasskey } from './factors.fixture.ts';

const { owner } = server;
const password = 'correct horse';
const first = { status: 428, code: 'confirm_first', message: 'Confirm first that it is you.' };

// ASVS 7.5.1
test('a person exports their data in the ten minutes after signing in, and later after their password', async () => {
  const person = await server.person();
  await person.api.exportMyData();
  await letTimePass(person);
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
  await person.api.confirmIdentity({ current_password: password });
  expect(await person.api.exportMyData()).toMatchObject({ data: {} });
  await letTimePass(person);
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
});

// ASVS 7.5.1
test('a person confirms with a code of their app or a recovery code, each once', async () => {
  const person = await server.person();
  const { secret, recovery_codes } = await withCodeApp(person);
  for (const code of [codeOf(secret), recovery_codes[0]!]) {
    await letTimePass(person);
    await expect(person.api.exportMyData()).rejects.toMatchObject(first);
    await person.api.confirmIdentity({ code });
    await person.api.exportMyData();
    await expect(person.api.confirmIdentity({ code })).rejects.toMatchObject({ code: 'invalid' });
  }
});

// ASVS 7.5.1
test('erasing, second factors and recovery codes need a fresh confirmation', async () => {
  const person = await server.person();
  await letTimePass(person);
  await expect(person.api.requestErasure()).rejects.toMatchObject(first);
  await expect(person.api.beginCodeApp()).rejects.toMatchObject(first);
  await person.api.confirmIdentity({ current_password: password });
  await withCodeApp(person);
  await letTimePass(person);
  await expect(person.api.renewRecoveryCodes()).rejects.toMatchObject(first);
  await expect(person.api.removeCodeApp()).rejects.toMatchObject(first);
  await person.api.confirmIdentity({ current_password: password });
  await person.api.requestErasure();
});

// ASVS 7.5.1
test('a legal hold needs a fresh confirmation, also past the server', async () => {
  const { people, caseId } = await openFamily(server);
  const { admin } = people;
  await letTimePass(admin);
  const hold = () => admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for it.' });
  await expect(hold()).rejects.toMatchObject(first);
  const direct = await admin.supabase.from('legal_holds').insert({ case_id: caseId, is_on: true, reason: 'None' });
  expect(direct.error).not.toBeNull();
  await admin.api.confirmIdentity({ current_password: password });
  await hold();
});

// ASVS 7.5.1
test('signing needs a fresh confirmation', async () => {
  const family = await openNegotiation(server);
  const { a } = family;
  await addClause(family);
  const version = await release(family);
  await prepare(version, a);
  await endCoolingOff(server, version);
  await letTimePass(a);
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject(first);
  await a.api.confirmIdentity({ current_password: password });
  await a.api.signAgreement(signature(version, a));
});

// ASVS 7.5.1
test('carrying out an erasure needs a fresh confirmation, and refusing one does not', async () => {
  const [admin, one, other] = [await server.person('admin'), await server.person(), await server.person()];
  for (const person of [one, other]) await person.api.requestErasure();
  const { erasures } = await admin.api.listErasures({ state: 'waiting', limit: 100 });
  const idOf = (person: { id: string }) => erasures.find(({ user_id }) => user_id === person.id)!.id;
  await letTimePass(admin);
  const answer = { erasureId: idOf(one), status: 'carrying_out' as const };
  await expect(admin.api.answerErasure(answer)).rejects.toMatchObject(first);
  await admin.api.answerErasure({ erasureId: idOf(other), status: 'refused', explanation: 'A case is open.' });
  await admin.api.confirmIdentity({ current_password: password });
  await admin.api.answerErasure(answer);
});

test('a role is given with the password, which counts as a confirmation', async () => {
  const [admin, person] = [await server.person('admin'), await server.person()];
  await letTimePass(admin);
  const [profile] = await owner<{ version: number }>`select version from profiles where id = ${person.id}`;
  const { version } = profile!;
  await expect(
    admin.sql((sql) => sql`select private.change_role(${person.id}::uuid, 'lawyer', null, ${version})`),
  ).rejects.toMatchObject({ code: 'MP428' });
  await admin.api.changeRole({ userId: person.id, role: 'lawyer', version, current_password: password });
  await admin.api.exportMyData();
});

test('a confirmation counts for its sign-in session alone', async () => {
  const person = await server.person();
  await letTimePass(person);
  const elsewhere = await server.guest.login({ email: person.email, password });
  expect(elsewhere.token).not.toBe(person.token);
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
});

// ASVS 6.3.1
test('a wrong password or code does not confirm, and is limited', async () => {
  const person = await server.person();
  await letTimePass(person);
  const wrong = [{ current_password: 'wrong horse' }, { code: 'AAAA-BBBB-CCCC' }];
  for (const input of wrong) {
    await expect(person.api.confirmIdentity(input)).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: Object.keys(input)[0] }],
    });
    for (let tries = 1; tries < 5; tries++) await person.api.confirmIdentity(input).catch(() => undefined);
    await expect(person.api.confirmIdentity(input)).rejects.toMatchObject({ code: 'too_many' });
  }
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
});

test('confirming takes a password, a code or a passkey, not two and not none', async () => {
  const { api } = await server.person();
  for (const input of [{}, { current_password: password, code: '123456' }])
    await expect(api.confirmIdentity(input)).rejects.toMatchObject({ code: 'invalid' });
});

// ASVS 7.5.1
test('a person confirms with a passkey of their own, once, and with nobody else’s', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const [{ device }, theirs] = [await withPasskey(person), await withPasskey(other)];
  const { confirmIdentity } = browserOf(person.token);
  await letTimePass(person);
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
  const foreign = confirmIdentity({ passkey: await signed(theirs.device) });
  await expect(foreign).rejects.toMatchObject({ code: 'invalid', message: 'This passkey belongs to another account.' });
  const forged = { ...(await signed(device)), signature: (await signed(theirs.device)).signature };
  await expect(confirmIdentity({ passkey: forged })).rejects.toMatchObject({ code: 'invalid' });
  await expect(person.api.exportMyData()).rejects.toMatchObject(first);
  const passkey = await signed(device);
  await confirmIdentity({ passkey });
  await person.api.exportMyData();
  await expect(confirmIdentity({ passkey })).rejects.toMatchObject({ code: 'invalid' });
});
