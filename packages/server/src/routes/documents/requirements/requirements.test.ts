import { documentTypes, limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const listOf = async (person: { api: typeof server.guest }, caseId: string) =>
  (await person.api.listRequirements({ caseId, limit: 100 })).requirements;

test('the database has the sixteen standard documents of the contract, each with a label and help', async () => {
  expect(documentTypes).toHaveLength(limits.documents);
  const rows = await server.owner<{ code: string; label: string; help: string }>`
    select code, label, help from private.document_types where code <> 'other' order by position`;
  expect(rows.map(({ code }) => code)).toEqual([...documentTypes]);
  expect(rows.filter(({ label, help }) => label === '' || help === '')).toEqual([]);
});

test('a party who joins is asked for the standard documents in order', async () => {
  const { a, caseId, participantOfA } = await openFamily(server);
  const mine = await listOf(a, caseId);
  expect(mine.map(({ doc_type }) => doc_type)).toEqual(documentTypes);
  expect(mine[0]).toMatchObject({ participant_id: participantOfA.id, state: 'needed', na_reason: null, due_on: null });
});

test('document requirements are readable by their party, the confirmed lawyer and the mediator only', async () => {
  const { mediator, a, b, lawyerA, lawyerB, admin, outsider, caseId, participantOfA, participantOfB } =
    await openFamily(server);
  const owners = async (person: typeof a) => [
    ...new Set((await listOf(person, caseId)).map(({ participant_id }) => participant_id)),
  ];
  expect(await owners(mediator)).toEqual([participantOfA.id, participantOfB.id]);
  expect(await owners(a)).toEqual([participantOfA.id]);
  expect(await owners(lawyerA)).toEqual([participantOfA.id]);
  expect(await owners(b)).toEqual([participantOfB.id]);
  for (const person of [lawyerB, admin]) expect(await owners(person)).toEqual([]);
  await expect(listOf(outsider, caseId)).rejects.toMatchObject({ code: 'not_found' });
});

test('document requirements are paginated, and a malformed cursor returns invalid', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { listRequirements } = mediator.api;
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRequirements({ caseId, limit: 10, ...(cursor && { cursor }) });
    ids.push(...page.requirements.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect([ids.length, new Set(ids).size]).toEqual([32, 32]);
  await expect(listRequirements({ caseId, cursor: 'x' })).rejects.toMatchObject({ code: 'invalid' });
});

test('only the mediator adds a document requirement, which leaves the other party’s list unchanged', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId, participantOfA, participantOfB } = family;
  const before = await listOf(b, caseId);
  const ask = { caseId, participant_id: participantOfA.id, label: 'Letter of the landlord', due_on: '2027-02-01' };
  const { requirement } = await mediator.api.addRequirement(ask);
  expect(requirement).toMatchObject({ doc_type: 'other', label: 'Letter of the landlord', due_on: '2027-02-01' });
  expect((await listOf(a, caseId)).at(-1)).toEqual(requirement);
  expect(await listOf(b, caseId)).toEqual(before);
  expect(await whoMay(family, ({ api }) => api.addRequirement({ ...ask, participant_id: participantOfB.id }))).toEqual([
    'mediator',
  ]);
  for (const participant_id of [participantOfA.id, crypto.randomUUID()])
    await expect(
      family.outsider.api.addRequirement({ ...ask, caseId: family.otherCaseId, participant_id }),
    ).rejects.toMatchObject({ code: 'not_found' });
});

test('a party says why they do not have a document, and undoes it', async () => {
  const { a, caseId } = await openFamily(server);
  const [first] = await listOf(a, caseId);
  const change = { caseId, requirementId: first!.id };
  const gone = await a.api.updateRequirement({
    ...change,
    state: 'not_applicable',
    na_reason: 'We never had one.',
    version: first!.version,
  });
  expect(gone.requirement).toMatchObject({ state: 'not_available', na_reason: 'We never had one.' });
  const back = await a.api.updateRequirement({ ...change, state: 'needed', version: gone.requirement.version });
  expect(back.requirement).toMatchObject({ state: 'needed', na_reason: null });
  await expect(
    a.api.updateRequirement({ ...change, state: 'not_applicable', version: back.requirement.version }),
  ).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'na_reason' }] });
});

test('a document that a party or their lawyer does not have waits for the mediator, who accepts it or asks again', async () => {
  const { a, lawyerA, mediator, caseId } = await openFamily(server);
  const [first] = await listOf(a, caseId);
  const change = { caseId, requirementId: first!.id };
  const say = async ({ api }: typeof a, na_reason: string, version: number) =>
    (await api.updateRequirement({ ...change, state: 'not_applicable', na_reason, version })).requirement;
  const notifications = () =>
    server.owner`select 1 from notifications
      where user_id = ${a.id} and message = 'Your mediator asks for a document again.'`;
  const said = await say(lawyerA, 'Lost.', first!.version);
  expect(said.state).toBe('not_available');
  expect((await say(a, 'Lost.', said.version)).state).toBe('not_available');
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'no_documents', count: 1 }));
  const dated = await mediator.api.updateRequirement({ ...change, due_on: '2027-01-01', version: said.version + 1 });
  expect(dated.requirement.state).toBe('not_available');
  const accepted = await say(mediator, 'Lost.', dated.requirement.version);
  expect(accepted).toMatchObject({ state: 'not_applicable', na_reason: 'Lost.' });
  expect((await say(a, 'Lost.', accepted.version)).state).toBe('not_applicable');
  expect((await say(a, 'I threw it away.', accepted.version + 1)).state).toBe('not_available');
  expect(await notifications()).toHaveLength(0);
  const again = await mediator.api.updateRequirement({ ...change, state: 'needed', version: accepted.version + 2 });
  expect(again.requirement.state).toBe('needed');
  expect(await notifications()).toHaveLength(1);
});

test('only the mediator goes on without several documents at once, as they were read, each with its own reason', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const listed = (await listOf(a, caseId)).slice(0, 3);
  for (const [at, { id: requirementId, version }] of listed.slice(0, 2).entries())
    await a.api.updateRequirement({
      caseId,
      requirementId,
      state: 'not_applicable',
      na_reason: `Reason ${at}.`,
      version,
    });
  const read = (await listOf(mediator, caseId)).filter(({ id }) => listed.some((it) => it.id === id));
  const goOn = (ids: typeof read) => ({ caseId, requirements: ids.map(({ id, version }) => ({ id, version })) });
  const said = read.filter(({ state }) => state === 'not_available');
  await expect(mediator.api.goOnWithout(goOn(read))).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.goOnWithout(goOn(said.map((it) => ({ ...it, version: 99 }))))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await whoMay(family, ({ api }) => api.goOnWithout(goOn(said)))).toEqual(['mediator']);
  expect((await listOf(a, caseId)).slice(0, 3)).toMatchObject([
    { state: 'not_applicable', na_reason: 'Reason 0.' },
    { state: 'not_applicable', na_reason: 'Reason 1.' },
    { state: 'needed' },
  ]);
  const { events } = await a.api.listCaseActivity({ caseId, limit: 100 });
  const kinds = events.filter(({ actor_id }) => actor_id === mediator.id).map(({ subject_id }) => subject_id);
  expect(kinds).toEqual(expect.arrayContaining(said.map(({ id }) => id)));
});

test('only the mediator sets the due date of a document requirement', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const [first] = await listOf(a, caseId);
  const change = { caseId, requirementId: first!.id };
  await expect(
    a.api.updateRequirement({ ...change, due_on: '2030-01-01', version: first!.version }),
  ).rejects.toMatchObject({ code: 'forbidden', message: 'Only the mediator sets this date.' });
  const { requirement } = await mediator.api.updateRequirement({
    ...change,
    due_on: '2027-01-01',
    version: first!.version,
  });
  const unavailable = { state: 'not_applicable', na_reason: 'Lost.', version: requirement.version } as const;
  expect((await a.api.updateRequirement({ ...change, ...unavailable })).requirement.due_on).toBe('2027-01-01');
});

test('setting due dates notifies the party once, and nobody on the other side', async () => {
  const { mediator, a, b, caseId } = await openFamily(server);
  for (const { id: requirementId, version } of (await listOf(a, caseId)).slice(0, 2))
    await mediator.api.updateRequirement({ caseId, requirementId, due_on: '2027-01-01', version });
  const notifications = async ({ id }: typeof a) =>
    server.owner`select 1 from notifications
      where user_id = ${id} and message = 'There is a new date on your list of documents.'`;
  expect(await notifications(a)).toHaveLength(1);
  expect(await notifications(b)).toEqual([]);
});

test('only the mediator sets one due date for several documents of a case, for all of them or none', async () => {
  const { mediator, a, b, lawyerB, outsider, admin, caseId, otherCaseId } = await openFamily(server);
  const requirement_ids = (await listOf(a, caseId)).slice(0, 3).map(({ id }) => id);
  const dates = async () => (await listOf(a, caseId)).slice(0, 4).map(({ due_on }) => due_on);
  const change = { caseId, requirement_ids, due_on: '2027-01-01' };
  const { requirements } = await mediator.api.setDueDate(change);
  expect(requirements.map(({ id }) => id)).toEqual(requirement_ids);
  const set = [...requirement_ids.map(() => '2027-01-01'), null];
  expect(await dates()).toEqual(set);
  await expect(a.api.setDueDate({ ...change, due_on: null })).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Only the mediator sets this date.',
  });
  for (const { api } of [b, lawyerB, outsider, admin])
    await expect(api.setDueDate({ ...change, due_on: null })).rejects.toMatchObject({ code: 'not_found' });
  for (const wrong of [{ caseId: otherCaseId }, { requirement_ids: [...requirement_ids, crypto.randomUUID()] }])
    await expect(mediator.api.setDueDate({ ...change, due_on: null, ...wrong })).rejects.toMatchObject({
      code: 'not_found',
    });
  await expect(mediator.api.setDueDate({ ...change, requirement_ids: [] })).rejects.toMatchObject({ code: 'invalid' });
  expect(await dates()).toEqual(set);
  const { events } = await a.api.listCaseActivity({ caseId, limit: 100 });
  expect(events.filter(({ kind }) => kind === 'requirement_dated')).toHaveLength(3);
});

test('changing a document requirement with an outdated version returns conflict', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const [first] = await listOf(a, caseId);
  const change = { caseId, requirementId: first!.id, version: first!.version };
  await mediator.api.updateRequirement({ ...change, due_on: '2027-01-01' });
  await expect(
    a.api.updateRequirement({ ...change, state: 'not_applicable', na_reason: 'None.' }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('only the party, their confirmed lawyer and the mediator change a document requirement', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  const [first] = await listOf(a, caseId);
  let version = first!.version;
  const changers = await whoMay(family, async ({ api }) => {
    const { requirement } = await api.updateRequirement({ caseId, requirementId: first!.id, state: 'needed', version });
    version = requirement.version;
  });
  expect(changers).toEqual(['mediator', 'a', 'lawyerA']);
});

test('a case advances only when the mediator goes on without every document', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  const settle = async (person: typeof a, of: typeof a) => {
    for (const { id: requirementId, version } of await listOf(of, caseId))
      await person.api.updateRequirement({
        caseId,
        requirementId,
        state: 'not_applicable',
        na_reason: 'It was lost in the flood.',
        version,
      });
  };
  await settle(a, a);
  await settle(mediator, b);
  expect((await mediator.api.getCaseStep({ caseId })).step).toBe('document_upload');
  await settle(mediator, a);
  expect((await mediator.api.getCaseStep({ caseId })).step).toBe('mediator_review');
});

test('the reason why a document is not applicable is readable by the mediator, and the other party sees no change', async () => {
  const { a, b, lawyerB, mediator, caseId } = await openFamily(server);
  const reasonless = async (person: typeof a) => {
    const { events } = await person.api.listCaseActivity({ caseId, limit: 100 });
    const [step, list] = [await person.api.getCaseStep({ caseId }), await listOf(person, caseId)];
    const notifications = await server.owner`select id, message from notifications where user_id = ${person.id}`;
    return { events, steps: step.steps, documents: step.documents, list, notifications };
  };
  const others = [b, lawyerB];
  const before = await Promise.all(others.map(reasonless));
  const [first] = await listOf(a, caseId);
  const na_reason = 'He tore it up.';
  await a.api.updateRequirement({
    caseId,
    requirementId: first!.id,
    state: 'not_applicable',
    na_reason,
    version: first!.version,
  });
  expect(await listOf(mediator, caseId)).toContainEqual(expect.objectContaining({ id: first!.id, na_reason }));
  expect(await Promise.all(others.map(reasonless))).toEqual(before);
});

test('changing a document requirement in a closed case returns conflict', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const [first] = await listOf(a, caseId);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  for (const { api } of [a, mediator])
    await expect(
      api.updateRequirement({
        caseId,
        requirementId: first!.id,
        state: 'not_applicable',
        na_reason: 'None.',
        version: first!.version,
      }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'This case is closed.' });
});
