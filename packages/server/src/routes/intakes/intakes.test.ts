import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { addParticipant, intakeOf, openFamily, openMediation, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

/** A case with one party who has answered nothing yet. */
async function openWithParty() {
  const mediation = await openMediation(server);
  const party = await server.person('divorcee', { name: 'Ada Reyes' });
  const { token } = await mediation.invite(party);
  await party.api.acceptInvitation({ token });
  return { ...mediation, party };
}

const { personalInfo } = intakeOf({ name: 'Ada Reyes', email: 'ada@test.example' });

/** Fills in what is required and sends it. */
async function send({ api }: TestPerson, caseId: string) {
  const { intake } = await api.saveIntake({ caseId, personalInfo });
  return (await api.submitIntake({ caseId, version: intake.version })).intake;
}

test('a party saves an incomplete intake draft step by step, and each save keeps the earlier data', async () => {
  const { party, caseId } = await openWithParty();
  const { api } = party;
  expect(await api.getIntake({ caseId })).toEqual({ intake: null });
  const first = await api.saveIntake({ caseId, personalInfo: { name: 'Ada', dateOfBirth: '' } });
  expect(first.intake).toMatchObject({
    user_id: party.id,
    status: 'draft',
    personalInfo: { name: 'Ada', email: null, phone: null, dateOfBirth: null, address: null },
    children: [],
    submitted_at: null,
  });
  const { version } = first.intake;
  const second = await api.saveIntake({
    caseId,
    personalInfo: { email: 'Ada@Test.example' },
    children: [{ first_name: 'Noor' }],
    uploads: [{ name: 'passport' }],
    accessNeeds: { interpreter: 'Dari' },
    version,
  });
  expect(second.intake).toMatchObject({
    personalInfo: { name: 'Ada', email: 'ada@test.example' },
    children: [{ first_name: 'Noor' }],
    uploads: [{ name: 'passport' }],
    accessNeeds: { interpreter: 'Dari' },
  });
  expect(await api.getIntake({ caseId })).toEqual(second);
});

test('an intake draft is visible only to its party until it is submitted', async () => {
  const { party, mediator, caseId } = await openWithParty();
  const admin = await server.person('admin');
  await party.api.saveIntake({ caseId, marriageDetails: { married_on: '2013-06-22' } });
  const mine = async ({ api }: TestPerson) =>
    (await api.listIntakes({ caseId })).intakes.filter(({ user_id }) => user_id === party.id);
  expect(await mine(party)).toHaveLength(1);
  for (const person of [mediator, admin]) expect(await mine(person)).toEqual([]);
  const { intake } = await party.api.getIntake({ caseId });
  const { version } = (await party.api.saveIntake({ caseId, personalInfo, version: intake!.version })).intake;
  await party.api.submitIntake({ caseId, version });
  expect(await mine(mediator)).toMatchObject([{ status: 'submitted', marriageDetails: { married_on: '2013-06-22' } }]);
  expect(await mine(admin)).toEqual([]);
});

test('submitting an incomplete intake returns invalid with one entry per missing field', async () => {
  const { party, caseId } = await openWithParty();
  const { intake } = await party.api.saveIntake({
    caseId,
    personalInfo: { ...personalInfo, phone: 'none', address: ' ' },
  });
  await expect(party.api.submitIntake({ caseId, version: intake.version })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'personalInfo.phone' }, { path: 'personalInfo.address' }],
  });
  expect((await party.api.getIntake({ caseId })).intake?.status).toBe('draft');
});

test('a submitted intake is read-only until the mediator returns it with questions, and accepting it is final', async () => {
  const { party, mediator, caseId } = await openWithParty();
  const sent = await send(party, caseId);
  expect(sent).toMatchObject({ status: 'submitted', submitted_at: expect.any(String) });
  const more = { caseId, preferences: { calls: false } };
  await expect(party.api.saveIntake({ ...more, version: sent.version })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This intake has been sent. Your mediator can return it to you.',
  });
  await expect(party.api.submitIntake({ caseId, version: sent.version })).rejects.toMatchObject({ code: 'conflict' });
  const { intake: back } = await mediator.api.returnIntake({ intakeId: sent.id, questions: 'When did you move?' });
  expect(back).toMatchObject({ status: 'returned', questions: 'When did you move?' });
  const { intake: changed } = await party.api.saveIntake({ ...more, version: back.version });
  const again = await party.api.submitIntake({ caseId, version: changed.version });
  expect(again.intake).toMatchObject({ status: 'submitted', submitted_at: sent.submitted_at });
  const { intake: accepted } = await mediator.api.acceptIntake({ intakeId: sent.id });
  expect(accepted.status).toBe('accepted');
  for (const answer of [
    () => mediator.api.acceptIntake({ intakeId: sent.id }),
    () => mediator.api.returnIntake({ intakeId: sent.id, questions: 'One more?' }),
  ])
    await expect(answer()).rejects.toMatchObject({ code: 'conflict' });
});

test('only the mediator of the case accepts an intake, and others receive forbidden or not_found', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  const { intake } = await a.api.getIntake({ caseId });
  expect(await whoMay(family, ({ api }) => api.acceptIntake({ intakeId: intake!.id }))).toEqual(['mediator']);
  await expect(a.api.acceptIntake({ intakeId: intake!.id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(family.b.api.acceptIntake({ intakeId: intake!.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a new case has an intake draft for the client, which only the client reads, corrects and submits', async () => {
  const { mediator } = await openMediation(server);
  const ada = await server.person('divorcee', { name: 'Ada Reyes' });
  const { case: opened } = await mediator.api.createCase(intakeOf(ada));
  const { token } = await mediator.api.invite({
    caseId: opened.id,
    email: ada.email,
    name: ada.name,
    role: 'divorcee',
    side: 'A',
  });
  await ada.api.acceptInvitation({ token });
  const { intake: draft } = await ada.api.getIntake({ caseId: opened.id });
  expect(draft).toMatchObject({
    status: 'draft',
    submitted_at: null,
    personalInfo: { ...personalInfo, email: ada.email },
  });
  const [own] = (await ada.api.getCaseStep({ caseId: opened.id })).intakes;
  expect(own?.submitted_on).toBeNull();
  for (const reader of [mediator, await server.person('admin')])
    expect((await reader.api.listIntakes({ caseId: opened.id })).intakes).toEqual([]);
  for (const answer of [
    () => mediator.api.acceptIntake({ intakeId: draft!.id }),
    () => mediator.api.returnIntake({ intakeId: draft!.id, questions: 'Why?' }),
  ])
    await expect(answer()).rejects.toMatchObject({ code: 'not_found' });

  const { intake: corrected } = await ada.api.saveIntake({
    caseId: opened.id,
    personalInfo: { address: '3 Canal Street' },
    version: draft!.version,
  });
  await ada.api.submitIntake({ caseId: opened.id, version: corrected.version });
  expect((await mediator.api.listIntakes({ caseId: opened.id })).intakes).toMatchObject([
    { status: 'submitted', personalInfo: { name: 'Ada Reyes', address: '3 Canal Street' } },
  ]);
});

test('opening and joining a case creates no intake notification and leaves the intake step incomplete', async () => {
  const { mediator, invite, caseId } = await openMediation(server);
  const party = await server.person();
  const { token } = await invite(party);
  await party.api.acceptInvitation({ token });
  expect(
    await server.owner`
      select id from notifications where user_id = ${mediator.id} and message = 'An intake was sent to you.'`,
  ).toEqual([]);
  const { events } = await mediator.api.listCaseActivity({ caseId });
  expect(events.map(({ kind }) => kind)).not.toContain('intake_submitted');
  const [first] = (await mediator.api.getCaseStep({ caseId })).steps;
  expect(first?.missing).toContainEqual(expect.objectContaining({ code: 'intake', done: 0 }));
});

test('a confirmed lawyer saves and submits the intake of their client, and an unconfirmed one receives not_found', async () => {
  const { mediator, a, lawyerA, lawyerB, admin, caseId } = await openFamily(server);
  const { intake: sent } = await a.api.getIntake({ caseId });
  const { intake: back } = await mediator.api.returnIntake({ intakeId: sent!.id, questions: 'When did you move?' });
  const { intake } = await lawyerA.api.saveIntake({ caseId, preferences: { note: 'In May.' }, version: back.version });
  expect(intake).toMatchObject({ user_id: a.id, preferences: { note: 'In May.' } });
  expect((await lawyerA.api.submitIntake({ caseId, version: intake.version })).intake.status).toBe('submitted');
  for (const person of [lawyerB, mediator, admin]) {
    await expect(person.api.getIntake({ caseId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(person.api.saveIntake({ caseId, personalInfo })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('the safety answers of a party are readable by the party and the mediator, and not by lawyers and admins', async () => {
  const { mediator, a, lawyerA, admin, b, caseId } = await openFamily(server);
  const { intake: sent } = await a.api.getIntake({ caseId });
  await mediator.api.returnIntake({ intakeId: sent!.id, questions: 'Anything to add?' });
  const { intake: back } = await a.api.getIntake({ caseId });
  const answered = { answers: { afraid: true }, prefers_to_talk: true };
  const { intake } = await a.api.saveIntake({ caseId, safety: answered, version: back!.version });
  expect(intake.safety).toMatchObject(answered);
  expect(intake.version).toBe(back!.version);
  const listed = async ({ api }: TestPerson) =>
    (await api.listIntakes({ caseId })).intakes.find(({ id }) => id === intake.id);
  expect(await listed(mediator)).toMatchObject({ safety: answered });
  expect(await listed(lawyerA)).toMatchObject({ safety: null });
  expect(await listed(admin)).toBeUndefined();
  expect((await lawyerA.api.getIntake({ caseId })).intake).toEqual({ ...intake, safety: null });
  expect(await listed(b)).toBeUndefined();
  await expect(
    lawyerA.api.saveIntake({ caseId, safety: { prefers_to_talk: false }, version: intake.version }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  const { intake: kept } = await a.api.saveIntake({
    caseId,
    safety: { prefers_to_talk: false },
    version: intake.version,
  });
  expect(kept.safety).toMatchObject({ answers: { afraid: true }, prefers_to_talk: false });
});

test('a party who saves one safety answer keeps the others, and null removes one', async () => {
  const { party, caseId } = await openWithParty();
  const { intake: first } = await party.api.saveIntake({
    caseId,
    safety: { answers: { safe: 'no', text: 'At night.' } },
  });
  const save = async (answers: Record<string, string | null>) =>
    (await party.api.saveIntake({ caseId, safety: { answers }, version: first.version })).intake.safety?.answers;
  expect(await save({ safe: 'unsure' })).toEqual({ safe: 'unsure', text: 'At night.' });
  expect(await save({ text: null })).toEqual({ safe: 'unsure' });
});

test('saving an intake with an outdated or missing version returns conflict', async () => {
  const { party, caseId } = await openWithParty();
  const { intake } = await party.api.saveIntake({ caseId, personalInfo: { name: 'Ada' } });
  await party.api.saveIntake({ caseId, personalInfo: { name: 'Ada R.' }, version: intake.version });
  for (const version of [intake.version, undefined])
    await expect(
      party.api.saveIntake({ caseId, personalInfo: { name: 'A.' }, ...(version && { version }) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  expect((await party.api.getIntake({ caseId })).intake?.personalInfo.name).toBe('Ada R.');
});

test('two simultaneous first saves create one intake, and one returns conflict', async () => {
  const { party, caseId } = await openWithParty();
  const save = (name: string) => party.api.saveIntake({ caseId, personalInfo: { name } });
  const answers = await Promise.allSettled([save('Ada'), save('Ada R.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await server.owner`select id from case_intakes where user_id = ${party.id}`).toHaveLength(1);
});

test('the other party sees only the date on which an intake was submitted', async () => {
  const { a, b, caseId, participantOfA, participantOfB } = await openFamily(server);
  const today = new Date().toISOString().slice(0, 10);
  const { intakes } = await b.api.getCaseStep({ caseId });
  expect(intakes).toEqual(
    [participantOfA, participantOfB].map(({ id }) => ({ participant_id: id, submitted_on: today })),
  );
  const { intakes: read } = await b.api.listIntakes({ caseId });
  expect(read.map(({ user_id }) => user_id)).toEqual([b.id]);
  expect(JSON.stringify(read)).not.toContain(a.email);
});

test('the intakes of a case are paginated', async () => {
  const { mediator, caseId } = await openFamily(server);
  const first = await mediator.api.listIntakes({ caseId, limit: 1 });
  const next = await mediator.api.listIntakes({ caseId, limit: 1, cursor: first.next_cursor! });
  expect(new Set([...first.intakes, ...next.intakes].map(({ id }) => id)).size).toBe(2);
  expect(next.next_cursor).toBeNull();
});

test('answering an intake with an outdated version returns conflict', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { intake } = await a.api.getIntake({ caseId });
  const { id: intakeId, version } = intake!;
  await mediator.api.returnIntake({ intakeId, questions: 'When did you move?', version });
  const { intake: returned } = await a.api.getIntake({ caseId });
  await a.api.submitIntake({ caseId, version: returned!.version });
  for (const answer of [
    () => mediator.api.acceptIntake({ intakeId, version }),
    () => mediator.api.returnIntake({ intakeId, questions: 'And then?', version }),
  ])
    await expect(answer()).rejects.toMatchObject({ code: 'conflict' });
  const { version: newest } = (await a.api.getIntake({ caseId })).intake!;
  expect((await mediator.api.acceptIntake({ intakeId, version: newest })).intake.status).toBe('accepted');
});

test('a mediator asks about single sections, the party replies and submits again, and a repeated question drops its reply', async () => {
  const { party, mediator, caseId } = await openWithParty();
  const { id: intakeId } = await send(party, caseId);
  const ask = async (asked: Record<string, string>) => (await mediator.api.returnIntake({ intakeId, asked })).intake;
  const reply = async (replies: Record<string, string>, version: number) => {
    const { intake } = await party.api.saveIntake({ caseId, replies, version });
    return (await party.api.submitIntake({ caseId, version: intake.version })).intake;
  };
  const asked = { money: 'Is the car paid off?', children: 'Who drives them?' };
  const back = await ask(asked);
  expect(back).toMatchObject({ status: 'returned', questions: null, asked, replies: {} });
  const replies = { money: 'Almost.', children: 'I do.' };
  expect(await reply(replies, back.version)).toMatchObject({ status: 'submitted', asked, replies });
  expect(await ask({ money: 'How much is left?' })).toMatchObject({
    asked: { money: 'How much is left?', children: 'Who drives them?' },
    replies: { children: 'I do.' },
  });
});

test('returning an intake without a question, or with one about the safety check, returns invalid', async () => {
  const { party, mediator, caseId } = await openWithParty();
  const { id: intakeId } = await send(party, caseId);
  for (const question of [{}, { asked: {} }, { asked: { money: ' ' } }, { asked: { safety: 'Why?' } as object }])
    await expect(mediator.api.returnIntake({ intakeId, ...question })).rejects.toMatchObject({ code: 'invalid' });
  await expect(party.api.returnIntake({ intakeId, asked: { money: 'Why?' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await party.api.getIntake({ caseId })).intake).toMatchObject({ status: 'submitted', asked: {} });
});

test('submitting an intake keeps the version of the text that the party agrees to', async () => {
  const { party, caseId } = await openWithParty();
  const { intake } = await party.api.saveIntake({ caseId, personalInfo });
  const { intake: sent } = await party.api.submitIntake({ caseId, consent: '1', version: intake.version });
  expect(sent.consent).toBe('1');
});

test('an intake says what of it the mediator filled in until the party has checked it, section by section', async () => {
  const { mediator, party } = await openWithParty();
  const { case: opened } = await mediator.api.createCase({
    personalInfo: { ...personalInfo, email: party.email },
    children: [{ first_name: 'Noor' }],
  });
  const caseId = opened.id;
  await addParticipant(mediator, caseId, party, { role: 'divorcee', side: 'A' });
  const { intake } = await party.api.getIntake({ caseId });
  expect(intake?.prefilled).toEqual(['you', 'children']);
  const checked = await party.api.saveIntake({ caseId, prefilled: ['children'], version: intake!.version });
  expect(checked.intake.prefilled).toEqual(['children']);
  const { intake: sent } = await party.api.submitIntake({ caseId, version: checked.intake.version });
  expect(sent.prefilled).toEqual([]);
});

test('a party who opened the case reads nothing of their intake as the mediator’s', async () => {
  const organization_id = await server.organization();
  const ada = await server.person('divorcee', { organization: organization_id });
  const { case: opened } = await ada.api.createCase({ ...intakeOf(ada), organization_id });
  expect((await ada.api.getIntake({ caseId: opened.id })).intake?.prefilled).toEqual([]);
});
