import { expect, test } from 'vitest';
import { remindOfSigning } from '../../../jobs/reminders/remind-of-signing.ts';
import {
  addClause,
  clause,
  documentOf,
  endCoolingOff,
  prepare,
  release,
  sign,
  signature,
} from '../agreements.fixture.ts';
import { sendDocument } from '../../documents/documents.fixture.ts';
import { type Family, addParticipant, overRest, remove, whoMay } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { server } from '../../../testing/server.ts';
import { inHours } from '../../sessions/sessions.fixture.ts';
import type { TestPerson } from '../../../testing.ts';

const pets = clause('The dog', 'The dog stays with Ada.');

/** A family with a released version and a question to A. */
async function openSigning() {
  const family = await openNegotiation(server);
  const { mediator, caseId, participantOfA } = family;
  await addClause(family);
  const version = await release(family);
  const versionId = version.id;
  await mediator.api.askSigningQuestion({
    caseId,
    versionId,
    participant_ids: [participantOfA.id],
    question: 'When do you pay Ben for the home?',
  });
  return { family, version, caseId, versionId };
}

const signingOf = async ({ api }: TestPerson, { caseId, versionId }: { caseId: string; versionId: string }) =>
  (await api.getSigning({ caseId, versionId })).signing;

const signaturesOf = async (family: Family) => (await documentOf(family.mediator, family)).newest!.signatures;

const notifiedOf = async ({ api }: TestPerson) => {
  const { notifications } = await api.listNotifications();
  return notifications.map(({ message }) => message);
};

const ended =
  'A new version of your agreement was released, and your signature no longer counts. Read what changed and sign again.';

test('a released version can be signed after the cooling-off hours of the organization', async () => {
  const family = await openNegotiation(server);
  const { admin, organization } = family;
  await addClause(family);
  const hoursOf = (it: { released_at: string; signable_at: string }) =>
    (Date.parse(it.signable_at) - Date.parse(it.released_at)) / 3_600_000;
  expect(hoursOf(await release(family))).toBe(48);
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization });
  const change = { orgId: organization, version: settings.version };
  await expect(admin.api.updateOrganizationSettings({ ...change, cooling_off_hours: 721 })).rejects.toMatchObject({
    code: 'invalid',
  });
  await admin.api.updateOrganizationSettings({ ...change, cooling_off_hours: 72 });
  await addClause(family, pets);
  expect(hoursOf(await release(family))).toBe(72);
});

test('the mediator gives more time to think, never less, and nobody else changes it', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { mediator, a, b } = family;
  const later = new Date(Date.parse(version.signable_at) + 86_400_000).toISOString();
  expect(await whoMay(family, ({ api }) => api.extendCoolingOff({ caseId, versionId, signable_at: later }))).toEqual([
    'mediator',
  ]);
  expect(Date.parse((await documentOf(a, family)).newest!.signable_at)).toBe(Date.parse(later));
  expect(await notifiedOf(b)).toContain('There is more time before you sign.');
  for (const signable_at of [version.signable_at, later, inHours(24 * 400)])
    await expect(mediator.api.extendCoolingOff({ caseId, versionId, signable_at })).rejects.toMatchObject({
      code: 'invalid',
    });
});

test('a question is asked, answered and read between one party and the mediator', async () => {
  const { family, caseId, versionId } = await openSigning();
  const { mediator, a, b, lawyerA, participantOfA } = family;
  const question = { caseId, versionId, participant_ids: [participantOfA.id], question: 'What is not settled yet?' };
  expect(await whoMay(family, ({ api }) => api.askSigningQuestion(question))).toEqual(['mediator']);
  const [first, second] = (await signingOf(a, { caseId, versionId })).questions;
  const answer = { questionId: first!.id, answer: 'When the loan is mine.' };
  expect(await whoMay(family, ({ api }) => api.answerSigningQuestion(answer))).toEqual(['a']);
  expect((await signingOf(mediator, { caseId, versionId })).questions).toMatchObject(
    [answer.answer, null].map((it) => ({ answer: it })),
  );
  for (const person of [b, lawyerA]) expect((await signingOf(person, { caseId, versionId })).questions).toEqual([]);
  expect(await overRest(b, 'signing_questions', 'id', ['version_id', versionId])).toEqual([]);

  await expect(mediator.api.removeSigningQuestion({ questionId: first!.id })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await whoMay(family, ({ api }) => api.removeSigningQuestion({ questionId: second!.id }))).toEqual([
    'mediator',
  ]);
  await server.person('divorcee');
  const { data } = await a.api.exportMyData();
  expect(data['signing_answers']).toMatchObject([{ answer: answer.answer }]);
});

test('a party signs only what they read, answered, had time to think about and decide freely, with their name', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { a } = family;
  const mine = signature(version, a);
  const refused = async (message: string, changes: Partial<typeof mine> = {}) => {
    await expect(a.api.signAgreement({ ...mine, ...changes })).rejects.toMatchObject({ message });
    await expect(
      a.sql((sql) => {
        const it = { ...mine, ...changes };
        return sql`select private.sign_agreement(${versionId}, ${caseId}, ${it.hash}, ${it.name}, ${it.decides_freely},
          'en', ${it.consent})`;
      }),
    ).rejects.toThrow(message);
  };
  await refused('There is a newer version of the agreement. Read that one first.', { hash: 'a'.repeat(64) });
  await refused('Read the agreement to the end first.');
  await a.api.saveSigning({ caseId, versionId, has_read: true });
  await refused('Answer every question first.');
  await prepare(version, a);
  await refused('The time to think is not over yet.');
  await endCoolingOff(server, version);
  await refused('Sign only what you decide yourself. You can ask for a private word with your mediator.', {
    decides_freely: false,
  });
  for (const name of ['', 'Ada', 'Ben Reyes']) await refused('Write your full name as it is shown.', { name });
  await refused('Agree to sign electronically, or sign on paper. Ask your mediator for that.', { consent: 2 });
  expect(await signaturesOf(family)).toEqual([]);

  await a.api.signAgreement({ ...mine, name: '  ada REYES ' });
  expect(await signaturesOf(family)).toMatchObject([
    { name: 'ada REYES', hash: version.hash, method: 'platform', signed_on: null, decides_freely: true },
  ]);
  const { data } = await a.api.exportMyData();
  expect(data['signatures']).toMatchObject([{ hash: version.hash, method: 'platform' }]);
});

test.each([
  ["Maeve O'Neill", ' maeve O’NEILL ', true],
  ['Maya O’Neill', "Maya O'Neill", true],
  ['Anne-Marie Roy', 'Anne‑Marie Roy', true],
  ['José Núñez', 'JOSÉ NÚÑEZ'.normalize('NFD'), true],
  ['José Núñez', 'Jose Nunez', true],
  ["Maeve O'Neill", 'Maeve Neill', false],
  ['Maya Okafor', 'Maya', false],
  ['Maya Okafor', '', false],
])('the database takes the name %s for “%s”: %s', async (shown, typed, isSame) => {
  expect(await server.owner`select private.same_name(${typed}, ${shown}) as is_same`).toEqual([{ is_same: isSame }]);
});

test('a party signs with the name that the version has for them, whatever they are called since', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { a, mediator } = family;
  await endCoolingOff(server, version);
  await prepare(version, a);
  await a.api.updateMe({ name: 'Ada Marsh' });
  expect((await signingOf(a, { caseId, versionId })).own).toMatchObject({ name: 'Ada Reyes' });
  await expect(a.api.signAgreement({ ...signature(version, a), name: 'Ada Marsh' })).rejects.toMatchObject({
    message: 'Write your full name as it is shown.',
  });
  await a.api.signAgreement(signature(version, a));
  expect(await signaturesOf(family)).toMatchObject([{ name: 'Ada Reyes' }]);
  expect((await documentOf(mediator, family)).draft).toMatchObject({ is_changed: true });
  const next = await release(family);
  expect(next.parties).toMatchObject([{ name: 'Ada Marsh' }, { name: 'Ben Reyes' }]);
  expect(next.hash).not.toBe(version.hash);
});

test('a party who joins after the release signs only a version that names them', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { b, mediator } = family;
  await remove(server, caseId, b);
  const late = await server.person('divorcee', { name: 'Eli Reyes' });
  const participant = await addParticipant(mediator, caseId, late, { role: 'divorcee', side: 'B' });
  await endCoolingOff(server, version);
  await late.api.saveSigning({ caseId, versionId, has_read: true });
  expect((await signingOf(late, { caseId, versionId })).own).toBeNull();
  expect((await late.api.listUnsignedVersions({ caseId })).versions).toEqual([]);
  await expect(late.api.signAgreement(signature(version, late))).rejects.toMatchObject({
    message: 'This version does not name you. Your mediator can release it again.',
  });
  const { id: scan } = await sendDocument(late, caseId, { audience: 'everyone' });
  const paper = { caseId, versionId, hash: version.hash, upload_id: scan, participant_ids: [participant.id] };
  await expect(
    mediator.api.signOnPaper({ ...paper, signed_on: new Date().toISOString().slice(0, 10) }),
  ).rejects.toMatchObject({ message: 'This version does not name this party. Release it again first.' });
  expect((await documentOf(mediator, family)).draft).toMatchObject({ is_changed: true });
});

test('signing twice keeps the first signature and announces it once', async () => {
  const { family, version } = await openSigning();
  const { a, b } = family;
  await sign(server, version, a);
  const [first] = await signaturesOf(family);
  await Promise.all([
    a.api.signAgreement(signature(version, a)),
    a.api.signAgreement({ ...signature(version, a), name: 'x' }),
  ]);
  expect(await signaturesOf(family)).toEqual([first]);
  const announced = (await notifiedOf(b)).filter((it) => it === 'Somebody has signed your agreement.');
  expect(announced).toHaveLength(1);
});

test('lawyers, mediators, admins and outsiders do not sign, and nobody signs for somebody else', async () => {
  const { family, version, versionId } = await openSigning();
  const { a, participantOfB } = family;
  await endCoolingOff(server, version);
  const { a: _, b: __, ...others } = family.people;
  for (const person of Object.values(others))
    await expect(person.api.signAgreement(signature(version, person))).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 403 || status === 404) as number,
    });
  await prepare(version, a);
  await expect(a.api.signAgreement({ ...signature(version, a), name: 'Ben Reyes' })).rejects.toMatchObject({
    code: 'invalid',
  });
  const row = {
    case_id: version.case_id,
    version_id: versionId,
    participant_id: participantOfB.id,
    visible_to: family.together,
    name: 'Ben Reyes',
    hash: version.hash,
  };
  for (const { supabase, token } of [a, family.mediator])
    for (const client of [supabase, server.directSupabase(token)])
      expect((await client.from('agreement_signatures').insert(row)).error).not.toBeNull();
  expect(await signaturesOf(family)).toEqual([]);
});

test('a private word pauses signing until the mediator has answered it, and the other party learns nothing', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { mediator, a, b, lawyerA } = family;
  await endCoolingOff(server, version);
  await prepare(version, a);
  const before = await notifiedOf(b);
  await a.api.askMediator({ caseId, kind: 'pause', versionId });
  await a.api.askMediator({ caseId, kind: 'private_conversation', versionId, note: 'He waits in the car.' });
  expect((await signingOf(a, { caseId, versionId })).own).toMatchObject({ is_paused: true });
  for (const person of [b, lawyerA]) {
    expect((await person.api.listCaseRequests({ caseId })).requests).toEqual([]);
    expect((await signingOf(person, { caseId, versionId })).own?.is_paused ?? false).toBe(false);
  }
  expect(await notifiedOf(b)).toEqual(before);
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject({
    message: 'Signing is paused until your mediator has spoken with you.',
  });
  const { requests } = await mediator.api.listCaseRequests({ caseId });
  expect(requests.map((it) => [it.kind, it.version_id])).toEqual([
    ['private_conversation', versionId],
    ['pause', versionId],
  ]);
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: requests[0]!.id });
  await a.api.signAgreement(signature(version, a));
  expect(await signaturesOf(family)).toHaveLength(1);
});

test('nobody signs in a case that is closed or on hold', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { mediator, a } = family;
  await endCoolingOff(server, version);
  await prepare(version, a);
  const { case: open } = await mediator.api.getCase({ caseId });
  const { case: held } = await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version: open.version });
  const refused = (message: string) =>
    Promise.all(
      [
        a.api.signAgreement(signature(version, a)),
        a.api.saveSigning({ caseId, versionId, has_read: true }),
        mediator.api.extendCoolingOff({ caseId, versionId, signable_at: inHours(99) }),
      ].map((it) => expect(it).rejects.toMatchObject({ code: 'conflict', message })),
    );
  await refused('This case is on hold.');
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version: held.version });
  await refused('This case is closed.');
  expect(await signaturesOf(family)).toEqual([]);
});

test('a new version voids the signatures, says so, and needs reading, answers and time again', async () => {
  const { family, version, caseId } = await openSigning();
  const { a, b, lawyerB, mediator } = family;
  await sign(server, version, a);
  await addClause(family, pets);
  const second = await release(family);
  const said = 'Your agreement has changed. Earlier signatures no longer count.';
  for (const person of [b, lawyerB]) {
    expect(await notifiedOf(person)).toContain(said);
    expect(await notifiedOf(person)).not.toContain(ended);
  }
  expect(await notifiedOf(a)).toContain(ended);
  expect(await notifiedOf(a)).not.toContain(said);
  const { events } = await b.api.listCaseActivity({ caseId, limit: 100 });
  expect(events.map(({ kind }) => kind)).toContain('agreement_signatures_void');
  await expect(a.api.signAgreement(signature(version, a))).rejects.toMatchObject({ code: 'conflict' });
  await expect(a.api.signAgreement(signature(second, a))).rejects.toMatchObject({
    message: 'Read the agreement to the end first.',
  });
  expect(await signaturesOf(family)).toEqual([]);
  await expect(
    server.owner`update agreement_signatures set version_id = ${second.id} where version_id = ${version.id}`,
  ).rejects.toThrow(/foreign key/);
  await expect(
    mediator.sql((sql) => sql`update agreement_signatures set version_id = ${second.id}`),
  ).rejects.toMatchObject({ code: '42501' });
});

test('a party lists what waits for their signature, and which of their signatures ended', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { a, b, mediator, lawyerA, outsider } = family;
  const unsignedOf = async ({ api }: TestPerson) => (await api.listUnsignedVersions({ caseId })).versions;
  const first = {
    version_id: versionId,
    document: 'memorandum',
    number: 1,
    released_at: version.released_at,
    signable_at: version.signable_at,
    signed_number: null,
    in_force_number: null,
    is_paused: false,
  };
  for (const party of [a, b]) expect(await unsignedOf(party)).toEqual([first]);
  for (const person of [mediator, lawyerA]) expect(await unsignedOf(person)).toEqual([]);
  await expect(outsider.api.listUnsignedVersions({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await b.api.askMediator({ caseId, kind: 'private_conversation', versionId });
  expect([await unsignedOf(a), await unsignedOf(b)]).toEqual([[first], [{ ...first, is_paused: true }]]);
  await sign(server, version, a);
  expect(await unsignedOf(a)).toEqual([]);
  await addClause(family, pets);
  await release(family);
  expect(await unsignedOf(a)).toMatchObject([{ number: 2, signed_number: 1 }]);
  expect(await unsignedOf(b)).toMatchObject([{ number: 2, signed_number: null }]);
});

test('a release and a signature at once have one outcome', async () => {
  const { family, version } = await openSigning();
  const { a } = family;
  await endCoolingOff(server, version);
  await prepare(version, a);
  await addClause(family, pets);
  const [signed] = await Promise.allSettled([a.api.signAgreement(signature(version, a)), release(family)]);
  const { newest } = await documentOf(a, family);
  expect(newest).toMatchObject({ number: 2, signatures: [] });
  const said = (await notifiedOf(a)).includes(ended);
  expect(said).toBe(signed.status === 'fulfilled');
});

test('a party who asked for it is reminded once, when the time to think is over', async () => {
  const { family, version, caseId, versionId } = await openSigning();
  const { a, b } = family;
  const words = 'You asked for a reminder. Look at your case.';
  const remindAt = async (time: string) => {
    await remindOfSigning(server.owner, time);
    return (await notifiedOf(a)).filter((it) => it === words).length;
  };
  await b.api.saveSigning({ caseId, versionId, has_read: true });
  await a.api.saveSigning({ caseId, versionId, wants_reminder: true });
  expect((await signingOf(a, { caseId, versionId })).own).toMatchObject({ wants_reminder: true, read_at: null });
  expect(await remindAt(new Date(Date.parse(version.signable_at) - 60_000).toISOString())).toBe(0);
  expect(await remindAt(version.signable_at)).toBe(1);
  expect(await remindAt(version.signable_at)).toBe(1);
  expect(await notifiedOf(b)).not.toContain(words);
});
