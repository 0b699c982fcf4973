import { hasBlank } from '@mediation/agreement';
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, release, sign } from './agreements.fixture.ts';
import { duty } from './duties/duties.fixture.ts';
import { openFamily } from '../../testing/family.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { weekly } from './schedules.fixture.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';

test('releasing unchanged words, or before the negotiation sessions, returns conflict', async () => {
  const family = await openNegotiation(server);
  await addClause(family);
  await release(family);
  await expect(release(family)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nothing has changed since the last version.',
  });
  const early = await openFamily(server);
  await addClause(early);
  await expect(release(early)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A draft is released once the case is at the negotiation sessions.',
  });
});

const blanks = [
  { text: 'Maya stays until [date].' },
  { text: 'Maya se queda hasta el ____.' },
  { text: 'Maya pays £.....' },
  { heading: 'The home of [name]' },
  { plain_text: 'You stay until [date].' },
  { duties: [duty({ what: 'Pay [amount]' })] },
];

test('a version with a place that is not filled in is refused, wherever the place is', async () => {
  const family = await openNegotiation(server);
  const { mediator } = family;
  const words = clause('The home', 'Maya stays.', { duties: [] });
  const { id: clauseId } = await addClause(family, words);
  for (const [at, blank] of blanks.entries()) {
    const written = { ...words, duties: [], ...blank };
    expect(hasBlank(written)).toBe(true);
    await mediator.api.updateClause({ ...written, clauseId, version: at + 1 });
    await expect(release(family)).rejects.toMatchObject({
      code: 'conflict',
      message: `Clause 1, “${written.heading}”, has a place that is not filled in yet.`,
    });
  }
  await mediator.api.updateClause({ ...words, clauseId, version: blanks.length + 1 });
  expect((await release(family)).number).toBe(1);
});

test.each([
  'As in Radwell v Grantham [2010] UKSC 42, each keeps the gifts of their own family.',
  'See [2009] EWCA Civ 649 at [45] and [1998-99] 2 FLR 180: “he give [sic] it”.',
  'Write to first_last@example.org. And so on... (see clause 2)',
])('“%s” is released: it has no place to fill in', async (text) => {
  const family = await openNegotiation(server);
  const words = clause('Gifts', text);
  expect(hasBlank({ ...words, duties: [] })).toBe(false);
  await addClause(family, words);
  expect((await release(family)).number).toBe(1);
});

test('a release that waits for a clause names it', async () => {
  const family = await openNegotiation(server);
  const { mediator } = family;
  await addClause(family);
  const { id: clauseId } = await addClause(family, clause('The car', 'Maya keeps the car [date].'));
  const named = (rest: string) => ({ code: 'conflict', message: `Clause 2, “The car”, ${rest}` });
  await expect(release(family)).rejects.toMatchObject(named('has a place that is not filled in yet.'));
  await mediator.api.updateClause({ ...clause('The car', ''), clauseId, version: 1 });
  await expect(release(family)).rejects.toMatchObject(named('has no words yet.'));
});

test('a parked clause is part of a release as it is written, with its state', async () => {
  const family = await openNegotiation(server);
  await addClause(family);
  await addClause(family, clause('Pensions', 'Each keeps their own pensions.', { state: 'parked' }));
  expect((await release(family)).clauses).toMatchObject([{ heading: 'The home' }, { state: 'parked' }]);
});

test('a draft is unchanged after its release, and changed by a clause or by what is attached to it', async () => {
  const family = await openNegotiation(server);
  const { mediator, caseId } = family;
  const isChanged = async () => (await documentOf(mediator, family, 'parenting')).draft!.is_changed;
  expect(await isChanged()).toBe(true);
  const { id: clauseId } = await addClause(family, home, 'parenting');
  await release(family, 'parenting');
  expect(await isChanged()).toBe(false);
  await mediator.api.updateClause({ ...home, clauseId, state: 'agreed', version: 1 });
  expect(await isChanged()).toBe(true);
  await mediator.api.updateClause({ ...home, clauseId, version: 2 });
  expect(await isChanged()).toBe(false);
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  expect(await isChanged()).toBe(true);
});

test('unchanged words are released once more for other readers', async () => {
  const family = await openNegotiation(server);
  const { mediator, lawyerA, caseId } = family;
  await addClause(family);
  const to = async (readers: 'everyone' | 'parties') => {
    const { tag } = (await documentOf(mediator, family)).draft!;
    return mediator.api.releaseAgreement({ caseId, document: 'memorandum', tag: tag!, readers, open_points: [] });
  };
  await to('parties');
  expect((await documentOf(lawyerA, family)).newest).toBeNull();
  await to('everyone');
  expect((await documentOf(lawyerA, family)).newest?.number).toBe(2);
  await expect(to('everyone')).rejects.toMatchObject({ message: 'Nothing has changed since the last version.' });
});

test('a line that the mediator does not count as open is kept with name and reason, for each reader of the version', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, lawyerB, caseId } = family;
  await addClause(family);
  const input = {
    caseId,
    document: 'memorandum' as const,
    readers: 'everyone' as const,
    open_points: ['Parked: clause 2'],
  };
  const tag = (await documentOf(mediator, family)).draft!.tag!;
  const point = 'Nothing said about a monthly payment';
  for (const reason of ['', '  ', 'a'.repeat(501)])
    await expect(
      mediator.api.releaseAgreement({ ...input, tag, struck_points: [{ point, reason }] }),
    ).rejects.toMatchObject({ code: 'invalid' });
  const struck_points = [{ point, reason: 'Clause 1 names it.' }];
  await expect(a.api.releaseAgreement({ ...input, tag, struck_points })).rejects.toMatchObject({ code: 'forbidden' });
  await mediator.api.releaseAgreement({ ...input, tag, struck_points });
  for (const reader of [mediator, a, lawyerB])
    expect((await documentOf(reader, family)).newest).toMatchObject({
      open_points: input.open_points,
      struck_points: [{ ...struck_points[0], by: mediator.name }],
    });
});

test('a clause in another language is released once the mediator says why it stays, and its readers read that', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, caseId } = family;
  await addClause(family);
  const spanish = 'Ben paga a Ada 350 euros el primer día de cada mes.';
  const { id: clause_id } = await addClause(family, clause('Costs', spanish));
  const document = 'memorandum' as const;
  const tag = (await documentOf(mediator, family)).draft!.tag!;
  const input = { caseId, document, tag, readers: 'everyone' as const, open_points: [] };
  const undecided = {
    code: 'conflict',
    message: 'Clause 2, “Costs”, has words in another language. Replace them, or say why they stay.',
  };
  const why = { point: 'Clause 2 has words in Spanish', reason: 'Both read Spanish.' };
  await expect(mediator.api.releaseAgreement(input)).rejects.toMatchObject(undecided);
  await expect(mediator.api.releaseAgreement({ ...input, struck_points: [why] })).rejects.toMatchObject(undecided);
  await expect(
    mediator.api.releaseAgreement({ ...input, struck_points: [{ ...why, clause_id: crypto.randomUUID() }] }),
  ).rejects.toMatchObject({ code: 'invalid', message: 'Choose a clause of this draft.' });
  await expect(
    mediator.api.releaseAgreement({ ...input, struck_points: [{ ...why, clause_id, reason: ' ' }] }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await expect(a.api.releaseAgreement({ ...input, struck_points: [{ ...why, clause_id }] })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await documentOf(a, family)).newest).toBeNull();

  await mediator.api.releaseAgreement({ ...input, struck_points: [{ ...why, clause_id }] });
  expect((await documentOf(a, family)).newest).toMatchObject({
    struck_points: [{ ...why, clause_id, by: mediator.name }],
  });
  await mediator.api.updateClause({ ...clause('Costs', 'Ben pays Ada 350 euros.'), clauseId: clause_id, version: 1 });
  expect((await release(family)).struck_points).toEqual([]);
});

test('a clause is not released with a heading or plain words in another language that nobody decided about', async () => {
  const family = await openNegotiation(server);
  const { mediator, caseId } = family;
  await addClause(family);
  const words = clause('The car', 'Ada keeps the car.');
  const { id: clauseId } = await addClause(family, words);
  const other = [{ plain_text: 'Te quedas con el coche de los dos.' }, { heading: 'Los gastos de la casa' }];
  for (const [at, foreign] of other.entries()) {
    const heading = foreign.heading ?? words.heading;
    await mediator.api.updateClause({ ...words, ...foreign, clauseId, version: at + 1 });
    const input = { caseId, document: 'memorandum' as const, readers: 'everyone' as const, open_points: [] };
    const tag = (await documentOf(mediator, family)).draft!.tag!;
    await expect(mediator.api.releaseAgreement({ ...input, tag })).rejects.toMatchObject({
      code: 'conflict',
      message: `Clause 2, “${heading}”, has words in another language. Replace them, or say why they stay.`,
    });
  }
  await mediator.api.updateClause({ ...words, clauseId, version: other.length + 1 });
  expect((await release(family)).struck_points).toEqual([]);
});

test('plain words older than the words to sign hold up a release, and readers learn of those that stay', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, caseId } = family;
  const words = clause('School days', 'Ben has Wednesday and Thursday.', {
    plain_text: 'Ben has Thursday and Friday.',
  });
  const { id: clauseId, plain_is_older: isOlder } = await addClause(family, words);
  expect(isOlder).toBe(false);
  let version = 0;
  const save = async (changes: { text?: string; plain_text?: string; plain_still_fits?: boolean }) => {
    const { clause: saved } = await mediator.api.updateClause({ ...words, ...changes, clauseId, version: ++version });
    return saved.plain_is_older;
  };
  const text = 'Ben has Monday and Tuesday.';
  expect(await save({ text })).toBe(true);
  expect(await save({})).toBe(false);
  expect(await save({ text })).toBe(true);
  expect(await save({ text, plain_still_fits: true })).toBe(false);
  expect(await save({ text, plain_text: '' })).toBe(false);
  expect(await save({ text, plain_text: 'Ben has the start of the week.' })).toBe(false);
  expect(await save({ plain_text: 'Ben has the start of the week.' })).toBe(true);

  const named = 'Clause 1, “School days”, has plain words older than its words to sign.';
  await expect(release(family)).rejects.toMatchObject({
    code: 'conflict',
    message: `${named} Change them, or say that they still fit.`,
  });
  const { tag } = (await documentOf(mediator, family)).draft!;
  const [document, readers] = ['memorandum', 'everyone'] as const;
  const input = { caseId, document, tag: tag!, readers, open_points: [] };
  for (const older_plain of [[], [crypto.randomUUID()]])
    await expect(mediator.api.releaseAgreement({ ...input, older_plain })).rejects.toMatchObject({ code: 'conflict' });
  await expect(a.api.releaseAgreement({ ...input, older_plain: [clauseId] })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await documentOf(a, family)).newest).toBeNull();
  await mediator.api.releaseAgreement({ ...input, older_plain: [clauseId] });
  expect((await documentOf(a, family)).newest?.clauses).toMatchObject([{ plain_is_older: true }]);
  expect((await documentOf(mediator, family)).draft).toMatchObject({ is_changed: false });
});

test('a restored clause keeps that its plain words are older', async () => {
  const family = await openNegotiation(server);
  const words = clause('School days', 'Ben has Wednesday.', { plain_text: 'Ben has Thursday.' });
  expect(await addClause(family, { ...words, plain_is_older: true })).toMatchObject({ plain_is_older: true });
});

test('the mediator reads what a release would attach, and nobody else does', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, lawyerA, caseId } = family;
  const draftOf = async () => (await documentOf(mediator, family, 'parenting')).draft!;
  const schedule = weekly();
  const saved = await mediator.api.saveParentingSchedule({ caseId, schedule });
  await addClause(family, home, 'parenting');
  expect(await draftOf()).toMatchObject({ schedule, statement: null });
  expect((await documentOf(mediator, family, 'memorandum')).draft).toMatchObject({ schedule: null, statement: null });
  await release(family, 'parenting');
  const changed = { ...schedule, holidays: [] };
  await mediator.api.saveParentingSchedule({ caseId, schedule: changed, version: saved.version });
  expect((await draftOf()).schedule).toEqual(changed);
  for (const reader of [a, b, lawyerA]) expect((await documentOf(reader, family, 'parenting')).draft).toBeNull();
});

test('lawyers list and are notified of a released version that they may read until both parties signed it, nobody else', async () => {
  const family = await openNegotiation(server);
  const { a, b, mediator, admin, lawyerA, lawyerB, former, outsider, caseId } = family;
  await addClause(family);
  const { draft } = await documentOf(mediator, family);
  const input = { caseId, document: 'memorandum' as const, tag: draft?.tag ?? '', open_points: [] };
  const listOf = async ({ api }: TestPerson) => (await api.listReleasedVersions()).versions.map((it) => it.version_id);
  await mediator.api.releaseAgreement({ ...input, readers: 'parties' });
  for (const person of [lawyerA, lawyerB]) expect(await listOf(person)).toEqual([]);
  const { version } = await mediator.api.releaseAgreement({ ...input, readers: 'everyone' });
  for (const person of [lawyerA, lawyerB]) expect(await listOf(person)).toEqual([version.id]);
  for (const person of [a, b, mediator, admin, former, outsider]) expect(await listOf(person)).toEqual([]);
  const notifications = async ({ api }: TestPerson) =>
    (await api.listNotifications()).notifications.filter((it) => it.subject_id === version.id).map((it) => it.message);
  for (const person of [lawyerA, lawyerB])
    expect(await notifications(person)).toEqual(['A version of the agreement was released. You can read it.']);
  expect(await notifications(a)).toEqual(['Your mediator has shared a draft of your agreement.']);
  await sign(server, version, a, b);
  expect(await listOf(lawyerA)).toEqual([]);
});
