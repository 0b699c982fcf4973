import { type RawBuilder, sql as fragment } from 'kysely';
import { expect, test } from 'vitest';
import { addClause, documentOf, endCoolingOff, prepare, release, sign, signature } from '../agreements.fixture.ts';
import { sendDocument } from '../../documents/documents.fixture.ts';
import { type Family, remove } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { addTopic } from '../../negotiation/proposals.fixture.ts';
import { weekly } from '../schedules.fixture.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

/** A family whose party A has signed the released memorandum; B has done everything but sign. */
async function openHalfSigned() {
  const family = await openNegotiation(server);
  const { a, b, mediator, caseId, participantOfB } = family;
  const clause = await addClause(family);
  const version = await release(family);
  const question = { caseId, versionId: version.id, participant_ids: [participantOfB.id], question: 'Who pays?' };
  await mediator.api.askSigningQuestion(question);
  await sign(server, version, a);
  await prepare(version, b);
  const { id: scan } = await sendDocument(a, caseId, { audience: 'everyone' });
  return { family, version, clause, scan };
}

const refusal = { code: expect.stringMatching(/^MP4/) as string };

const run = (person: TestPerson, statement: RawBuilder<unknown>) => person.sql((sql) => sql`${statement}`);

const signersOf = async (family: Family) =>
  (await documentOf(family.mediator, family)).newest!.signatures.map(({ name }) => name);

const isComplete = async ({ mediator, caseId }: Family) => (await mediator.api.getCaseStep({ caseId })).is_complete;

// ASVS 2.3.1, 8.2.1
test('no statement of anybody in the case signs, releases, completes, or removes what signing waits for', async () => {
  const { family, version, clause } = await openHalfSigned();
  const { caseId, participantOfA, participantOfB, people } = family;
  await addTopic(family);
  const { mediator, a, b, lawyerA, lawyerB, colleague, outsider, admin } = people;
  const made = fragment`${caseId}, ${version.id}, ${participantOfB.id}`;
  const statements = [
    fragment`insert into agreement_versions (case_id, document, number, readers, clauses, hash, released_at)
      values (${caseId}, 'parenting', 1, 'everyone', '[]', ${version.hash}, now())`,
    fragment`update agreement_versions set signable_at = now()`,
    fragment`update agreement_versions set hash = ${version.hash}`,
    fragment`delete from agreement_versions`,
    fragment`insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash)
      values (${made}, ${family.together}, 'Ben Reyes', ${version.hash})`,
    fragment`insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash, method, signed_on)
      values (${made}, ${family.together}, 'Ben Reyes', ${version.hash}, 'paper', '2026-01-01')`,
    fragment`update agreement_signatures set participant_id = ${participantOfB.id}`,
    fragment`delete from agreement_signatures`,
    fragment`insert into signing_progress (case_id, version_id, participant_id, visible_to, read_at)
      values (${made}, ${family.together}, now())`,
    fragment`update signing_progress set read_at = now()`,
    fragment`update signing_questions set answer = 'Yes.', answered_at = now()`,
    fragment`delete from signing_questions`,
    fragment`insert into case_milestones (case_id, milestone) values (${caseId}, 'review_completed')`,
    fragment`update cases set step = 'final_agreement'`,
    fragment`update topics set issue = 'other'`,
    fragment`delete from topics`,
    fragment`update case_participants set role = 'lawyer' where id = ${participantOfB.id}`,
    fragment`update case_participants set user_id = ${a.id} where id = ${participantOfB.id}`,
    fragment`update case_participants set status = 'removed' where id = ${participantOfB.id}`,
    fragment`delete from case_participants where id = ${participantOfB.id}`,
    fragment`delete from private.step_conditions`,
    fragment`update private.conditions set is_stated = true`,
    fragment`set local session_replication_role = replica`,
    fragment`alter table agreement_versions disable trigger all`,
    fragment`select private.add_signature(v, p, 'Ben Reyes', null, null, null)
      from agreement_versions v, case_participants p where p.id = ${participantOfB.id}`,
    fragment`select private.derive_step(${caseId})`,
    fragment`select private.remind_of_signing(now())`,
    fragment`select private.remind_of_duties(now())`,
    fragment`select private.close_lawyer_rounds()`,
  ];
  const accepted: string[] = [];
  for (const person of [mediator, a, b, lawyerA, lawyerB, colleague, outsider, admin])
    for (const [at, statement] of statements.entries())
      await run(person, statement).then(
        () => accepted.push(`${person.name}: ${at}`),
        (error: { code: string }) => expect([at, error.code]).toEqual([at, '42501']),
      );
  expect(accepted).toEqual([]);
  const { draft } = await documentOf(mediator, family);
  const releasing = fragment`select private.release_agreement(${caseId}, 'memorandum', ${draft!.tag}, 'everyone', '[]', '[]', 'en')`;
  for (const person of [a, b, lawyerA, lawyerB, colleague, outsider, admin])
    await expect(run(person, releasing)).rejects.toThrow(/Only|may not|Not found/);
  await expect(
    run(mediator, fragment`update agreement_clauses set text = ' ' where id = ${clause.id}`),
  ).rejects.toThrow(/check constraint/);
  expect(await signersOf(family)).toEqual([participantOfA.name]);
  expect(await isComplete(family)).toBe(false);
});

test('the calls that sign refuse missing arguments at the database, and sign nothing', async () => {
  const { family, version, scan } = await openHalfSigned();
  const { mediator, b, caseId, participantOfB } = family;
  const { id, hash } = version;
  const today = new Date().toISOString().slice(0, 10);
  const both = fragment`array[${participantOfB.id}]::uuid[]`;
  const onPaper = (of: {
    version?: string | null;
    hash?: string | null;
    day?: string | null;
    scan?: string | null;
  }) => {
    const it = { version: id, hash, day: today, scan, ...of };
    return fragment`select private.sign_on_paper(${it.version}, ${it.hash}, ${it.day}::date, ${it.scan}, ${both})`;
  };
  await endCoolingOff(server, version);
  for (const missing of ['version', 'hash', 'day', 'scan'])
    await expect(run(mediator, onPaper({ [missing]: null }))).rejects.toMatchObject(refusal);
  for (const people of [fragment`null::uuid[]`, fragment`array[]::uuid[]`, fragment`array[null]::uuid[]`])
    await expect(
      run(mediator, fragment`select private.sign_on_paper(${id}, ${hash}, ${today}::date, ${scan}, ${people})`),
    ).rejects.toThrow('Choose a party who has joined the case.');
  for (const given of [
    fragment`null, ${caseId}, ${hash}, 'Ben Reyes', true`,
    fragment`${id}, ${caseId}, null, 'Ben Reyes', true`,
    fragment`${id}, ${caseId}, ${hash}, null, true`,
    fragment`${id}, ${caseId}, ${hash}, 'Ben Reyes', null`,
    fragment`${id}, ${family.otherCaseId}, ${hash}, 'Ben Reyes', true`,
  ])
    await expect(run(b, fragment`select private.sign_agreement(${given})`)).rejects.toMatchObject(refusal);
  expect(await signersOf(family)).toEqual(['Ada Reyes']);
  expect(await isComplete(family)).toBe(false);
});

// ASVS 2.3.1, 8.2.1
test('at the database, too, only a party signs, after time, answers and reading, and only the newest words', async () => {
  const { family, version } = await openHalfSigned();
  const { b, mediator, lawyerB, caseId } = family;
  const signing = ({ id, hash }: { id: string; hash: string }, name: string) =>
    fragment`select private.sign_agreement(${id}, ${caseId}, ${hash}, ${name}, true)`;
  for (const { name, sql } of [mediator, lawyerB])
    await expect(sql((it) => it`${signing(version, name)}`)).rejects.toThrow('Only the two parties sign.');
  await mediator.api.updateClause({
    ...(await documentOf(mediator, family)).draft!.clauses[0]!,
    clauseId: version.clauses[0]!.id,
    text: 'The home is kept.',
  });
  const newer = await release(family);
  const ofB = (it: { id: string; hash: string }) => run(b, signing(it, b.name));
  await expect(ofB(version)).rejects.toThrow('There is a newer version of the agreement.');
  await expect(ofB({ ...newer, hash: version.hash })).rejects.toThrow('There is a newer version of the agreement.');
  await expect(ofB({ ...version, hash: newer.hash })).rejects.toThrow('There is a newer version of the agreement.');
  await expect(ofB(newer)).rejects.toThrow('Read the agreement to the end first.');
  await prepare(newer, b);
  await expect(ofB(newer)).rejects.toThrow('The time to think is not over yet.');
  expect(await signersOf(family)).toEqual([]);
});

test('even the owner of the database cannot move a signature to other words, or make it twice', async () => {
  const { family, version } = await openHalfSigned();
  const { caseId, participantOfA, participantOfB, otherCaseId } = family;
  await addClause(family);
  const newer = await release(family);
  const { owner } = server;
  const ofA = fragment`version_id = ${version.id} and participant_id = ${participantOfA.id}`;
  const insert = (versionId: string, participantId: string, hash: string) =>
    owner`insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash, recognized_by, consent)
      values (${caseId}, ${versionId}, ${participantId}, ${family.together}, 'x', ${hash}, 'password', 1)`;
  await expect(owner`update agreement_signatures set version_id = ${newer.id} where ${ofA}`).rejects.toThrow(/foreign/);
  await expect(owner`update agreement_signatures set hash = ${newer.hash} where ${ofA}`).rejects.toThrow(/foreign/);
  await expect(owner`update agreement_signatures set case_id = ${otherCaseId} where ${ofA}`).rejects.toThrow(/foreign/);
  await expect(owner`update agreement_versions set hash = ${'b'.repeat(64)} where id = ${version.id}`).rejects.toThrow(
    /foreign/,
  );
  await expect(insert(version.id, participantOfB.id, newer.hash)).rejects.toThrow(/foreign/);
  await expect(insert(version.id, participantOfA.id, version.hash)).rejects.toThrow(/unique/);
});

test('a party who was removed signs nothing, on screen or on paper, and the case is not complete without them', async () => {
  const { family, version, scan } = await openHalfSigned();
  const { mediator, b, caseId, participantOfB } = family;
  await remove(server, caseId, b);
  expect(await isComplete(family)).toBe(false);
  await endCoolingOff(server, version);
  await expect(b.api.signAgreement(signature(version, b))).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    run(b, fragment`select private.sign_agreement(${version.id}, ${caseId}, ${version.hash}, ${b.name}, true)`),
  ).rejects.toMatchObject({ code: 'MP404' });
  const paper = { caseId, versionId: version.id, hash: version.hash, upload_id: scan };
  await expect(
    mediator.api.signOnPaper({
      ...paper,
      signed_on: new Date().toISOString().slice(0, 10),
      participant_ids: [participantOfB.id],
    }),
  ).rejects.toMatchObject({ message: 'Choose a party who has joined the case.' });
  expect(await signersOf(family)).toEqual(['Ada Reyes']);
  expect(await isComplete(family)).toBe(false);
});

test('a changed schedule alone makes new words to sign, and the signed plan stays until both have signed them', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId } = family;
  const { version: saved } = await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  await addClause(family);
  await addClause(family, undefined, 'parenting');
  const plan = await release(family, 'parenting');
  for (const version of [await release(family), plan]) await sign(server, version, a, b);
  expect(await isComplete(family)).toBe(true);
  const { draft } = await documentOf(mediator, family, 'parenting');
  const schedule = { ...weekly(), holidays: [] };
  await mediator.api.saveParentingSchedule({ caseId, schedule, version: saved });
  expect(await isComplete(family)).toBe(true);
  expect((await documentOf(a, family, 'parenting')).newest).toMatchObject({ id: plan.id, schedule: plan.schedule });
  const stale = { caseId, document: 'parenting', tag: draft!.tag!, readers: 'everyone' } as const;
  await expect(mediator.api.releaseAgreement({ ...stale, open_points: [] })).rejects.toMatchObject({
    code: 'conflict',
  });
  const changed = await release(family, 'parenting');
  expect(changed).toMatchObject({ clauses: plan.clauses, schedule, signatures: [] });
  expect(changed.hash).not.toBe(plan.hash);
  expect(await isComplete(family)).toBe(false);
  for (const { api } of [a, b]) {
    const messages = (await api.listNotifications()).notifications.map(({ message }) => message);
    expect(messages).toContain(
      'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.',
    );
  }
  await sign(server, changed, a);
  expect(await isComplete(family)).toBe(false);
  expect(await documentOf(a, family, 'parenting')).toMatchObject({ in_force_number: 1 });
  await sign(server, changed, b);
  expect(await isComplete(family)).toBe(true);
});
