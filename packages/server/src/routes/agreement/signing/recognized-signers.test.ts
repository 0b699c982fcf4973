import { expect, test } from 'vitest';
import type { AgreementVersion } from '@mediation/api-client';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import {
  browserOf,
  codeOf,
  letTimePass,
  signed,
  withCodeApp,
  withPasskey,
} from '../../people/signing-in/factors.fixture.ts';
import { addClause, documentOf, endCoolingOff, home, prepare, release, signature } from '../agreements.fixture.ts';

const { owner } = server;
const password = 'correct horse';

/** A family whose two parties have done everything but sign. */
async function openReady() {
  const family = await openNegotiation(server);
  await addClause(family);
  const version = await release(family);
  await endCoolingOff(server, version);
  await prepare(version, family.a, family.b);
  return { family, version, of: { caseId: family.caseId, versionId: version.id } };
}

const nameWays = ({ api }: TestPerson, ...channels: ('app' | 'email' | 'phone')[]) =>
  api.updateMe({ safe_contact: { channels, hours: '', voicemail: false, neutral: true, code_word: '' } });

const codesTo = async ({ email }: TestPerson) =>
  (await mailsTo(server, email)).flatMap(({ text }) => /Your code is (\d{6})\./.exec(text)?.[1] ?? []);

/** The code that a person gets when they ask for one. */
async function askForCode(person: TestPerson, of: { caseId: string; versionId: string }) {
  await person.api.sendSigningCode(of);
  return (await codesTo(person)).at(-1)!;
}

/** A code that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const recognized = async (person: TestPerson, version: AgreementVersion) => {
  const { version: it } = await person.api.signAgreement(signature(version, person));
  return it.signatures.find(({ name }) => name === person.name)!.recognized_by;
};

const refusal = (message: string) => ({ code: 'invalid', details: [{ path: 'code', message }] });
const missing = { code: 'conflict', message: 'Enter the code from your mail first.' };

test('a party who named e-mail as safe signs with the password and a code, in neutral words', async () => {
  const { family, version, of } = await openReady();
  const { a } = family;
  await nameWays(a, 'email');
  expect((await a.api.getSigning(of)).signing.own).toMatchObject({ proof: 'password_and_code' });
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject(missing);
  const code = await askForCode(a, of);
  const mail = (await mailsTo(server, a.email)).at(-1)!;
  expect(mail.subject).toBe('Your code');
  expect(mail.text).not.toMatch(/divorce|agreement|sign|mediat|case|http/i);
  await a.api.useSigningCode({ ...of, code });
  expect(await recognized(a, version)).toBe('password');
  const kept = await owner`select hash from private.signing_codes where user_id = ${a.id}`;
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('a code is refused when it is wrong, old, used, somebody else’s or for another version', async () => {
  const { family, version, of } = await openReady();
  const { a, b } = family;
  for (const person of [a, b]) await nameWays(person, 'email');
  const code = await askForCode(a, of);
  const use = (given: string, person = a) => person.api.useSigningCode({ ...of, code: given });
  await expect(use(code, b)).rejects.toMatchObject(
    refusal('This code does not work, or it has been used. Ask for a new one.'),
  );
  await expect(use(otherThan(code))).rejects.toMatchObject(refusal('This code is not right.'));
  const theirs = await askForCode(b, of);
  await expect(use(theirs)).rejects.toMatchObject(refusal('This code is not right.'));
  await owner`update private.signing_codes set made_at = now() - interval '10 minutes' where user_id = ${a.id}`;
  await expect(use(code)).rejects.toMatchObject(refusal('This code was good for ten minutes. Ask for a new one.'));
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject(missing);

  const next = await askForCode(a, of);
  await use(next);
  await expect(use(next)).rejects.toMatchObject(
    refusal('This code does not work, or it has been used. Ask for a new one.'),
  );
  await addClause(family, { ...home, heading: 'The dog' });
  const second = await release(family);
  await endCoolingOff(server, second);
  await prepare(second, a);
  await expect(a.api.signAgreement(signature(second, a))).rejects.toMatchObject(missing);
  await expect(a.api.useSigningCode({ ...of, versionId: second.id, code: next })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(a.api.sendSigningCode(of)).rejects.toMatchObject({ code: 'not_found' });
});

test('after five wrong tries the right code is refused, and a new one works', async () => {
  const { family, version, of } = await openReady();
  const { a } = family;
  await nameWays(a, 'email');
  const code = await askForCode(a, of);
  const spent = refusal('This code no longer works after five wrong tries. Ask for a new one.');
  for (let tries = 1; tries <= 5; tries++)
    await expect(a.api.useSigningCode({ ...of, code: otherThan(code) })).rejects.toMatchObject(
      tries < 5 ? refusal('This code is not right.') : spent,
    );
  await expect(a.api.useSigningCode({ ...of, code })).rejects.toMatchObject(spent);
  await a.api.useSigningCode({ ...of, code: await askForCode(a, of) });
  expect(await recognized(a, version)).toBe('password');
  for (let mails = 3; mails <= 5; mails++) await a.api.sendSigningCode(of);
  await expect(a.api.sendSigningCode(of)).rejects.toMatchObject({ code: 'too_many' });
});

test('a code counts for ten minutes, in the sign-in session that it was given in, with the password', async () => {
  const { family, version, of } = await openReady();
  const { a } = family;
  await nameWays(a, 'email');
  await a.api.useSigningCode({ ...of, code: await askForCode(a, of) });
  await letTimePass(a);
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject({ code: 'confirm_first' });
  await a.api.confirmIdentity({ current_password: password });
  await owner`update private.signing_codes set used_in = gen_random_uuid() where user_id = ${a.id}`;
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject(missing);
  await owner`update private.signing_codes set used_in = ${a.sessionId}, used_at = now() - interval '10 minutes'
    where user_id = ${a.id}`;
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject(missing);
});

test('to an address that nobody named as safe no code is sent, and the password is enough', async () => {
  const { family, version, of } = await openReady();
  const { a, b } = family;
  await nameWays(a, 'app', 'phone');
  for (const person of [a, b]) {
    expect((await person.api.getSigning(of)).signing.own).toMatchObject({ proof: 'password' });
    await expect(person.api.sendSigningCode(of)).rejects.toMatchObject({
      message: 'You sign without a code from a mail.',
    });
    expect(await codesTo(person)).toEqual([]);
    expect(await recognized(person, version)).toBe('password');
  }
});

test('a party with a second factor signs with it, and not with the password', async () => {
  const { family, version, of } = await openReady();
  const { a, b } = family;
  await nameWays(a, 'email');
  const { secret } = await withCodeApp(a);
  await letTimePass(a);
  expect((await a.api.getSigning(of)).signing.own).toMatchObject({ proof: 'factor' });
  await a.api.confirmIdentity({ current_password: password });
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject({
    status: 428,
    code: 'factor_first',
    message: 'Confirm first with your second step.',
  });
  await expect(a.api.sendSigningCode(of)).rejects.toMatchObject({ code: 'conflict' });
  await a.api.confirmIdentity({ code: codeOf(secret) });
  expect(await recognized(a, version)).toBe('code_app');

  const { device } = await withPasskey(b);
  await letTimePass(b);
  await expect(b.api.signAgreement(signature(version, b))).rejects.toMatchObject({ code: 'factor_first' });
  await browserOf(b.token).confirmIdentity({ passkey: await signed(device) });
  expect(await recognized(b, version)).toBe('passkey');
});

test('a recovery code counts as the second factor, and is named', async () => {
  const { family, version } = await openReady();
  const { a } = family;
  const { recovery_codes } = await withCodeApp(a);
  await letTimePass(a);
  await a.api.confirmIdentity({ code: recovery_codes[0]! });
  expect(await recognized(a, version)).toBe('recovery_code');
});

test('people make and use no code past the server, and the database alone says how a signer was recognized', async () => {
  const { family, version, of } = await openReady();
  const { a, participantOfA } = family;
  await nameWays(a, 'email');
  const hash = 'a'.repeat(64);
  for (const run of [
    () => a.sql((sql) => sql`select private.mail_signing_code(${a.id}, ${of.versionId}, ${hash}, '123456')`),
    () => a.sql((sql) => sql`select private.use_signing_code(${a.id}, ${a.sessionId}, ${of.versionId}, ${hash})`),
    () => a.sql((sql) => sql`select private.note_confirmed(${a.sessionId}, 'passkey')`),
    () => a.sql((sql) => sql`select * from private.signing_codes`),
    () => a.sql((sql) => sql`update agreement_signatures set recognized_by = 'passkey'`),
  ])
    await expect(run()).rejects.toMatchObject({ code: '42501' });
  await expect(
    a.sql(
      (sql) =>
        sql`select private.sign_agreement(${of.versionId}, ${of.caseId}, ${version.hash}, ${a.name}, true, 'en', 1)`,
    ),
  ).rejects.toThrow(missing.message);
  const insert = (by: string | null) =>
    owner`insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash, recognized_by, consent)
      values (${of.caseId}, ${of.versionId}, ${participantOfA.id}, ${family.together}, 'x', ${version.hash}, ${by}, 1)`;
  await expect(insert(null)).rejects.toThrow(/recognized_by/);
  await expect(insert('earlier')).rejects.toThrow('A signature says how its signer was recognized.');
  await expect(insert('paper')).rejects.toThrow(/check/);
  expect((await documentOf(a, family)).newest!.signatures).toEqual([]);
});

test('a signature keeps the kind of browser and its place in the audit log, and no address', async () => {
  const { family, version } = await openReady();
  const { a, b, mediator } = family;
  await owner`update private.sign_in_activity set user_agent = 'Mozilla/5.0 Chrome/140.0 Safari/537.36 Edg/140.0'
    where session_id = ${a.sessionId}`;
  await a.api.signAgreement(signature(version, a));
  await owner`select private.seal_audit(100000)`;
  const seenBy = async (person: TestPerson) => (await documentOf(person, family)).newest!.signatures[0]!;
  expect(await seenBy(b)).toMatchObject({ browser: 'edge', consent: 1, audit_place: { number: null } });
  const [entry] = await owner<{ hash: string; link: string }>`
    select hash, link from private.audit_log where object_type = 'agreement_signatures' and case_id = ${family.caseId}`;
  expect((await seenBy(mediator)).audit_place).toEqual({ hash: entry!.hash, number: Number(entry!.link) });
  const [row] = await owner`select * from agreement_signatures where version_id = ${version.id}`;
  expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|::1/);
});
