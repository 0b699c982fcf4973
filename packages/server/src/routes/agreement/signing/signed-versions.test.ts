import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, release, sign } from '../agreements.fixture.ts';
import { dutiesOf, duty, inDays, openSigned } from '../duties/duties.fixture.ts';
import { type Family, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const review = () => duty({ kind: 'review', who: 'both', what: 'Look at the sale again', due_on: inDays(-1) });

const draftOf = async (family: Family) => (await documentOf(family.mediator, family)).draft!.clauses;
const stepOf = async ({ mediator, caseId }: Family) => (await mediator.api.getCaseStep({ caseId })).step;
const versionsOf = async ({ b, caseId }: Family) =>
  (await b.api.listAgreementVersions({ caseId, document: 'memorandum' })).versions;
const messagesOf = async ({ api }: Family['a']) =>
  (await api.listNotifications()).notifications.map(({ message }) => message);

const asked =
  'Your mediator asks you to read a new version of your agreement, and to sign it if you agree. The signed version stays as it is until both of you have signed the new one.';
const waits =
  'A new version of the agreement waits for its signatures. The signed version stays as it is until both parties have signed the new one.';

test('the signed version and its duties stay until both parties have signed the next one, whatever it changes', async () => {
  const kept = duty();
  const family = await openSigned(server, [review(), kept]);
  const { mediator, a, b, caseId, first, version } = family;
  const [signed] = await versionsOf(family);
  await a.api.markDuty({ caseId, dutyId: kept.id, due_on: kept.due_on, is_done: true });
  const next = { ...review(), due_on: inDays(365) };
  await mediator.api.updateClause({
    ...home,
    clauseId: first.id,
    text: 'The home is kept.',
    duties: [next, kept],
    version: first.version,
  });
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  expect(await stepOf(family)).toBe('final_agreement');
  const changed = await release(family);
  expect(changed).toMatchObject({ number: 2, is_in_force: false, signatures: [] });
  expect(await stepOf(family)).toBe('agreement_draft');
  expect((await versionsOf(family))[1]).toEqual({ ...signed, is_in_force: true });
  expect((await versionsOf(family))[1]).toMatchObject({ hash: version.hash, signatures: [{}, {}] });
  expect(await documentOf(b, family)).toMatchObject({ in_force_number: 1 });
  expect((await dutiesOf(a, family)).map(({ due_on }) => due_on)).toContain(inDays(-1));
  await sign(server, changed, a);
  expect(await documentOf(b, family)).toMatchObject({ in_force_number: 1 });
  await sign(server, changed, b);

  expect(await stepOf(family)).toBe('final_agreement');
  expect((await versionsOf(family)).map((it) => [it.number, it.is_in_force])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(await dutiesOf(a, family)).toMatchObject([
    { id: kept.id, version_number: 2, marks: [{}] },
    { id: next.id, version_number: 2, marks: [] },
  ]);
});

test('a release asks both parties to sign, and tells the other readers that the signed version stays', async () => {
  const family = await openSigned(server, []);
  const { a, b, lawyerA, caseId } = family;
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  await release(family);
  for (const party of [a, b]) expect(await messagesOf(party)).toContain(asked);
  expect(await messagesOf(lawyerA)).toContain(waits);
  expect(await messagesOf(lawyerA)).not.toContain(asked);
  for (const reader of [a, b, lawyerA]) expect((await messagesOf(reader)).join(' ')).not.toMatch(/no longer counts?\./);
  const { events } = await b.api.listCaseActivity({ caseId, limit: 100 });
  expect(events.map(({ kind }) => kind)).toContain('agreement_stays_in_force');
  expect(events.map(({ kind }) => kind)).not.toContain('agreement_signatures_void');
});

test('the signed version stays through several releases, though one party signed one of them', async () => {
  const family = await openSigned(server, []);
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  await sign(server, await release(family), family.a);
  for (const number of [3, 4]) {
    await addClause(family, clause(`Point ${number}`, 'It is shared.'));
    await release(family);
    expect(await documentOf(family.b, family)).toMatchObject({
      newest: { number, signatures: [] },
      in_force_number: 1,
    });
  }
  expect((await messagesOf(family.b)).filter((it) => it === asked)).toHaveLength(3);
});

test('only the mediator puts a draft back to the signed words, and only those that both parties signed', async () => {
  const family = await openSigned(server, [review()]);
  const { mediator, caseId, first, second } = family;
  const signed = await draftOf(family);
  await mediator.api.updateClause({ ...home, clauseId: first.id, text: 'Kept.', duties: [], version: first.version });
  await mediator.api.removeClause({ clauseId: second.id, version: second.version });
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  const restoring = { caseId, document: 'memorandum' } as const;
  expect(await whoMay(family, ({ api }) => api.restoreDraft(restoring))).toEqual(['mediator']);
  const wordsOf = (it: Awaited<ReturnType<typeof draftOf>>) =>
    it.map(({ id, heading, text, duties }) => ({ id, heading, text, duties }));
  expect(wordsOf(await draftOf(family))).toEqual(wordsOf(signed));
  expect((await documentOf(mediator, family)).draft).toMatchObject({ is_changed: false });
  await expect(mediator.api.restoreDraft({ caseId, document: 'finances' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Both parties have not signed this document yet.',
  });
});

test('a draft that is restored to the signed words says again which plain words are older', async () => {
  const family = await openSigned(server, []);
  const { mediator, caseId, first } = family;
  const document = 'memorandum' as const;
  const plain = { ...home, clauseId: first.id, plain_text: 'You sell the home.' };
  const { clause: written } = await mediator.api.updateClause({ ...plain, version: first.version });
  const { clause: older } = await mediator.api.updateClause({
    ...plain,
    text: 'The home is kept.',
    version: written.version,
  });
  const { tag } = (await documentOf(mediator, family)).draft!;
  const { version } = await mediator.api.releaseAgreement({
    caseId,
    document,
    tag: tag!,
    readers: 'everyone',
    open_points: [],
    older_plain: [first.id],
  });
  await sign(server, version, family.a);
  await sign(server, version, family.b);
  await mediator.api.updateClause({ ...plain, plain_text: 'You keep it.', version: older.version });
  await mediator.api.restoreDraft({ caseId, document });
  expect((await draftOf(family))[0]).toMatchObject({ id: first.id, plain_is_older: true });
  expect((await documentOf(mediator, family)).draft).toMatchObject({ is_changed: false });
});
