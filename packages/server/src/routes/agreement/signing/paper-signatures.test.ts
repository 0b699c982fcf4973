import type { CaseRequest } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, endCoolingOff, release, sign } from '../agreements.fixture.ts';
import { sendDocument } from '../../documents/documents.fixture.ts';
import { type Family, whoMay } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

const today = () => new Date().toISOString().slice(0, 10);
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

const inYourName = 'Your mediator recorded a signature on paper in your name. Look whether it is right.';
const inOtherName = 'Your mediator recorded a signature on paper in the name of the other party.';

/** A family with a released version that both parties signed on paper, and the scan of it. */
async function openPaper() {
  const family = await openNegotiation(server);
  const { a, caseId, participantOfA, participantOfB } = family;
  await addClause(family);
  const version = await release(family);
  const { id: upload_id } = await sendDocument(a, caseId, { audience: 'everyone' });
  const input = {
    caseId,
    versionId: version.id,
    hash: version.hash,
    signed_on: today(),
    upload_id,
    participant_ids: [participantOfA.id, participantOfB.id],
  };
  return { family, version, input };
}

test('the mediator records signatures on paper with day, scan and signers, and everybody is notified', async () => {
  const { family, version, input } = await openPaper();
  const { mediator, a, b, lawyerA, caseId, participantOfA } = family;
  await endCoolingOff(server, version);
  const ofA = { ...input, participant_ids: [participantOfA.id] };
  expect(await whoMay(family, ({ api }) => api.signOnPaper(ofA))).toEqual(['mediator']);
  expect((await mediator.api.getCaseStep({ caseId })).step).toBe('agreement_draft');
  await mediator.api.signOnPaper(input);
  expect((await documentOf(b, family)).newest!.signatures).toMatchObject([
    {
      name: 'Ada Reyes',
      method: 'paper',
      signed_on: today(),
      hash: version.hash,
      recorded_by_name: mediator.name,
      is_in_question: false,
    },
    { name: 'Ben Reyes', method: 'paper', signed_on: today() },
  ]);
  for (const [person, ...notified] of [
    [a, inOtherName, inYourName],
    [b, inYourName, inOtherName],
    [lawyerA, ...Array<string>(2).fill('A signature on paper was recorded. The agreement says whose it is.')],
  ] as const) {
    const { notifications } = await person.api.listNotifications();
    expect(notifications.map(({ message }) => message).filter((it) => it.includes('on paper'))).toEqual(notified);
  }
  const { events } = await b.api.listCaseActivity({ caseId });
  expect(events.filter(({ kind }) => kind === 'agreement_signed_on_paper')).toMatchObject(
    [family.participantOfB.id, participantOfA.id].map((subject_id) => ({ subject_id, actor_id: mediator.id })),
  );
  const audited = await server.owner`
    select from private.audit_log where object_type = 'agreement_signatures' and case_id = ${caseId}`;
  expect(audited).toHaveLength(2);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
});

test('signatures on paper are refused early, for a future day, other words, strangers and foreign documents', async () => {
  const { family, version, input } = await openPaper();
  const { mediator, a, otherParty, otherCaseId, caseId, participantOfLawyerB } = family;
  const refused = (changes: Partial<typeof input>, message: string) =>
    expect(mediator.api.signOnPaper({ ...input, ...changes })).rejects.toMatchObject({ message });
  await refused({}, 'The time to think was not over on this day.');
  await endCoolingOff(server, version);
  await refused({ signed_on: '2026-01-01' }, 'The time to think was not over on this day.');
  await refused({ signed_on: tomorrow() }, 'This day is in the future.');
  await refused({ hash: 'a'.repeat(64) }, 'There is a newer version of the agreement. Read that one first.');
  await refused({ participant_ids: [participantOfLawyerB.id] }, 'Choose a party who has joined the case.');
  const foreign = await sendDocument(otherParty, otherCaseId);
  await refused({ upload_id: foreign.id }, 'Choose the scanned document of this case.');
  await a.api.askMediator({ caseId, kind: 'private_conversation', versionId: version.id });
  await refused({}, 'A party asked for a private word about this version. Answer it first.');
  expect((await documentOf(a, family)).newest!.signatures).toEqual([]);
});

/** A family of which both signatures were recorded from paper, and those of A and B. */
async function openRecorded() {
  const { family, version, input } = await openPaper();
  await endCoolingOff(server, version);
  const { signatures } = (await family.mediator.api.signOnPaper(input)).version;
  const of = (participantId: string) => signatures.find(({ participant_id }) => participant_id === participantId)!.id;
  const { participantOfA, participantOfB } = family;
  return { family, input, ofA: of(participantOfA.id), ofB: of(participantOfB.id) };
}

const stateOf = async (family: Family) => ({
  signed: (await documentOf(family.b, family)).newest!.signatures.map(({ name, is_in_question }) => [
    name,
    is_in_question,
  ]),
  isInForce: (await documentOf(family.b, family)).newest!.is_in_force,
  isComplete: (await family.mediator.api.getCaseStep({ caseId: family.caseId })).is_complete,
});

test('a party says that a signature on paper in their name is not right, and it does not count until the mediator dealt with it', async () => {
  const { family, ofA } = await openRecorded();
  const { mediator, b, caseId } = family;
  const object = { caseId, kind: 'private_conversation' as const, signatureId: ofA, note: 'I never signed this.' };
  expect(await stateOf(family)).toMatchObject({ isInForce: true, isComplete: true });
  expect(await whoMay(family, ({ api }) => api.askMediator(object))).toEqual(['a']);
  const inQuestion = {
    signed: [
      ['Ada Reyes', true],
      ['Ben Reyes', false],
    ],
    isInForce: false,
    isComplete: false,
  };
  expect(await stateOf(family)).toEqual(inQuestion);
  const { steps } = await b.api.getCaseStep({ caseId });
  expect(steps.flatMap(({ missing }) => missing)).toMatchObject([{ code: 'signatures_in', done: 0, waits: 0 }]);
  expect((await family.a.api.listUnsignedVersions({ caseId })).versions).toMatchObject([{ is_paused: true }]);
  const ofB = { document: 'memorandum', number: 1, method: 'paper', recorded_by_name: mediator.name };
  expect(await b.api.listUnsignedVersions({ caseId })).toMatchObject({
    versions: [],
    signed: [{ ...ofB, was_in_question: false }],
  });
  for (const { api } of [family.a, family.lawyerA, mediator])
    expect((await api.listUnsignedVersions({ caseId })).signed).toEqual([]);
  expect((await b.api.listCaseRequests({ caseId })).requests).toEqual([]);
  const [request] = (await mediator.api.listCaseRequests({ caseId })).requests;
  expect(request).toMatchObject({ signature_id: ofA, note: object.note });
  await mediator.api.handleCaseRequest({
    caseId,
    caseRequestId: request!.id,
    answer: 'We looked at the paper together.',
  });
  expect((await family.a.api.listUnsignedVersions({ caseId })).signed).toMatchObject([
    { ...ofB, was_in_question: true },
  ]);
  expect(await stateOf(family)).toMatchObject({ isInForce: true, isComplete: true });
});

test('a party does not say of a signature on screen, or twice of one on paper, that it is not right', async () => {
  const { family, version, input } = await openPaper();
  const { mediator, a, b, caseId, participantOfB } = family;
  await sign(server, version, a);
  const { signatures } = (await mediator.api.signOnPaper({ ...input, participant_ids: [participantOfB.id] })).version;
  const ask = (person: TestPerson, signatureId: string, kind: CaseRequest['kind'] = 'private_conversation') =>
    person.api.askMediator({ caseId, kind, signatureId });
  await expect(ask(a, signatures[0]!.id)).rejects.toMatchObject({ message: 'You gave this signature on screen.' });
  await expect(ask(b, signatures[1]!.id, 'pause')).rejects.toMatchObject({ code: 'invalid' });
  await ask(b, signatures[1]!.id);
  await expect(ask(b, signatures[1]!.id)).rejects.toMatchObject({ code: 'conflict' });
});

test('the mediator revokes a mistaken signature on paper with a reason, and can record it again', async () => {
  const { family, input, ofA } = await openRecorded();
  const { mediator, a, b, caseId, participantOfA } = family;
  await a.api.askMediator({ caseId, kind: 'private_conversation', signatureId: ofA });
  const files = () => server.owner`select from private.agreement_files where version_id = ${input.versionId}`;
  await server.owner`
    insert into private.agreement_files (version_id, format, signatures, content)
    select ${input.versionId}, 'pdf', n, 'x' from generate_series(0, 2) n on conflict do nothing`;
  const revocation = { caseId, signatureId: ofA, reason: 'The paper of another case.' };
  expect(await whoMay(family, ({ api }) => api.revokeSignature(revocation))).toEqual(['mediator']);
  expect(await stateOf(family)).toEqual({ signed: [['Ben Reyes', false]], isInForce: false, isComplete: false });
  expect((await files()).length).toBeLessThan(3);
  expect((await a.api.listCaseRequests({ caseId })).requests).toMatchObject([
    { handled_by: mediator.id, answer: revocation.reason },
  ]);
  const { events } = await b.api.listCaseActivity({ caseId, kinds: 'agreement_signature_revoked' });
  expect(events).toMatchObject([{ subject_id: participantOfA.id, details: { reason: revocation.reason } }]);
  const audited = await server.owner`
    select from private.audit_log where action = 'delete' and object_type = 'agreement_signatures' and object_id = ${ofA}`;
  expect(audited).toHaveLength(1);
  await mediator.api.signOnPaper({ ...input, participant_ids: [participantOfA.id] });
  expect(await stateOf(family)).toMatchObject({ isInForce: true, isComplete: true });
});

test('the mediator cannot revoke a signature on screen', async () => {
  const { family, version } = await openPaper();
  await sign(server, version, family.a);
  const [{ id: signatureId } = { id: '' }] = (await documentOf(family.b, family)).newest!.signatures;
  await expect(
    family.mediator.api.revokeSignature({ caseId: family.caseId, signatureId, reason: 'By mistake.' }),
  ).rejects.toMatchObject({ message: 'Only a signature from paper can be taken back.' });
});

test('a case is not completed without words and both signatures, whoever calls and by whatever statement', async () => {
  const { family, version } = await openPaper();
  const { mediator, a, admin, caseId, participantOfB } = family;
  await sign(server, version, a);
  const row = {
    case_id: caseId,
    version_id: version.id,
    participant_id: participantOfB.id,
    visible_to: family.together,
    name: 'Ben Reyes',
    hash: version.hash,
  };
  const names = fragment.join(Object.keys(row).map((it) => fragment.ref(it)));
  for (const person of [mediator, a, admin]) {
    const { version: step } = await mediator.api.getCaseStep({ caseId });
    await expect(person.api.advanceCase({ caseId, step: 'final_agreement', version: step })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 403) as number,
    });
    for (const statement of [
      fragment`update cases set step = 'final_agreement' where id = ${caseId}`,
      fragment`insert into agreement_signatures (${names}) values (${fragment.join(Object.values(row))})`,
      fragment`update agreement_signatures set participant_id = ${participantOfB.id}`,
      fragment`update agreement_versions set clauses = '[]' where id = ${version.id}`,
      fragment`delete from agreement_versions where id = ${version.id}`,
      fragment`insert into case_milestones (case_id, milestone) values (${caseId}, 'signatures_in')`,
      fragment`select private.add_signature(v, p, 'x', null, null, null) from agreement_versions v, case_participants p`,
      fragment`select private.derive_step(${caseId})`,
    ])
      await expect(person.sql((sql) => sql`${statement}`)).rejects.toMatchObject({ code: '42501' });
    for (const client of [person.supabase, server.directSupabase(person.token)]) {
      expect((await client.from('agreement_signatures').insert(row)).error).not.toBeNull();
      expect((await client.from('cases').update({ step: 'final_agreement' }).eq('id', caseId)).error).not.toBeNull();
    }
  }
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'agreement_draft', is_complete: false });
});
