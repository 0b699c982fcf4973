// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** packages/agreement/src/**
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, release, sign } from '../agreements.fixture.ts';
import { dutiesOf, duty, inDays, openSigned } from './duties.fixture.ts';
import { openFamily, whoMay, whoSees } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

test('a duty is saved while its words or day are missing, and a release refuses it until they are there', async () => {
  const family = await openNegotiation(server);
  const { mediator } = family;
  const unfinished = { ...duty(), what: '', due_on: null };
  const { id: clauseId, duties } = await addClause(family, { ...home, duties: [unfinished] });
  expect(duties).toEqual([unfinished]);
  await expect(release(family)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Clause 1, “.+”, has something to do without words or a day\.$/),
  });
  const finished = duty();
  await mediator.api.updateClause({ ...home, clauseId, version: 1, duties: [finished] });
  const { clause } = await mediator.api.updateClause({ ...home, clauseId, version: 2 });
  expect(clause.duties).toEqual([finished]);
  expect((await release(family)).clauses).toMatchObject([{ duties: [finished] }]);
});

test('a duty with an invalid day, owner or rhythm returns invalid', async () => {
  const family = await openFamily(server);
  for (const wrong of [
    { kind: 'promise' },
    { due_on: '2027-02-30' },
    { who: 'C' },
    { repeats: 'daily' },
    { what: 'x'.repeat(201) },
  ])
    await expect(addClause(family, { ...home, duties: [{ ...duty(), ...wrong } as never] })).rejects.toMatchObject({
      code: 'invalid',
    });
  const same = duty();
  await expect(addClause(family, { ...home, duties: [same, same] })).rejects.toMatchObject({ code: 'invalid' });
});

test('a duty of any other kind is signed and listed in its own words', async () => {
  const family = await openSigned(server, [duty({ kind: 'other', what: 'Ask the school for two report cards' })]);
  expect(await dutiesOf(family.a, family)).toMatchObject([
    { kind: 'other', what: 'Ask the school for two report cards' },
  ]);
});

test('a changed day of a duty changes the hash of the version', async () => {
  const family = await openNegotiation(server);
  const keys = duty();
  const { id: clauseId } = await addClause(family, { ...home, duties: [keys] });
  const first = await release(family);
  const duties = [{ ...keys, due_on: inDays(31) }];
  await family.mediator.api.updateClause({ ...home, clauseId, version: 1, duties });
  expect((await release(family)).hash).not.toBe(first.hash);
});

test('duties appear when both parties have signed, for the readers of the version and nobody else', async () => {
  const family = await openNegotiation(server);
  const { a, b } = family;
  const keys = duty();
  await addClause(family, { ...home, duties: [keys] });
  const version = await release(family);
  await sign(server, version, a);
  expect(await dutiesOf(a, family)).toEqual([]);
  await sign(server, version, b);
  expect(await dutiesOf(b, family)).toMatchObject([
    { ...keys, document: 'memorandum', heading: 'The home', clause_number: 1, marks: [] },
  ]);
  expect(await whoSees(family, (person) => dutiesOf(person, family))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
});

test('the duties of a version for the parties are hidden from lawyers', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId } = family;
  const document = 'parenting' as const;
  await addClause(family, { ...home, duties: [duty({ who: 'both' })] }, document);
  const { tag } = (await documentOf(mediator, family, document)).draft!;
  const input = { caseId, document, tag: tag!, readers: 'parties' as const, open_points: [] };
  const { version } = await mediator.api.releaseAgreement(input);
  await sign(server, version, a, b);
  const [due] = await dutiesOf(a, family);
  await a.api.markDuty({ caseId, dutyId: due!.id, due_on: due!.due_on, is_done: true });
  expect(await whoSees(family, (person) => dutiesOf(person, family))).toEqual(['mediator', 'a', 'b']);
  for (const reader of [family.lawyerA, family.admin]) {
    const { events } = await reader.api.listCaseActivity({ caseId, limit: 100 });
    expect(events.filter(({ kind }) => kind.startsWith('agreement_'))).toEqual([]);
  }
});

test('only the owner of a duty marks it as done and takes that back', async () => {
  const keys = duty({ due_on: inDays(-3) });
  const family = await openSigned(server, [keys]);
  const { a, caseId, participantOfA } = family;
  const mark = { caseId, dutyId: keys.id, due_on: keys.due_on, is_done: true };
  expect(await dutiesOf(a, family)).toMatchObject([{ due_on: keys.due_on, marks: [] }]);
  expect(await whoMay(family, ({ api }) => api.markDuty(mark))).toEqual(['a']);
  expect(await dutiesOf(family.b, family)).toMatchObject([{ marks: [{ participant_id: participantOfA.id }] }]);
  expect(await whoMay(family, ({ api }) => api.markDuty({ ...mark, is_done: false }))).toEqual(['a']);
  expect(await dutiesOf(a, family)).toMatchObject([{ marks: [] }]);
  await expect(a.api.markDuty({ ...mark, due_on: inDays(5) })).rejects.toMatchObject({ code: 'invalid' });
  await expect(a.api.markDuty({ ...mark, dutyId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
});

test('each party marks only their own part of a duty of both', async () => {
  const visit = duty({ who: 'both' });
  const family = await openSigned(server, [visit]);
  const { a, b, caseId, participantOfB } = family;
  const mark = { caseId, dutyId: visit.id, due_on: visit.due_on };
  expect(await whoMay(family, ({ api }) => api.markDuty({ ...mark, is_done: true }))).toEqual(['a', 'b']);
  await a.api.markDuty({ ...mark, is_done: false });
  expect(await dutiesOf(a, family)).toMatchObject([{ marks: [{ participant_id: participantOfB.id }] }]);
  await b.api.markDuty({ ...mark, is_done: true });
  expect((await b.api.exportMyData()).data['duty_marks']).toMatchObject([{ duty_id: visit.id }]);
});

test('a duty that repeats is listed on its last day and its next one', async () => {
  const rent = duty({ kind: 'payment', due_on: '2026-01-31', repeats: 'monthly' });
  const family = await openSigned(server, [rent]);
  const days = (await dutiesOf(family.a, family)).map(({ due_on }) => due_on);
  expect(days).toHaveLength(2);
  const [last, next] = days as [string, string];
  expect(last <= inDays(0) && next > inDays(0)).toBe(true);
  for (const day of days) expect(Number(day.slice(8))).toBeGreaterThanOrEqual(28);
});

test.each([
  ['none', ['2028-01-31']],
  ['weekly', ['2028-01-31', '2028-02-07', '2028-02-14', '2028-02-21']],
  ['fortnightly', ['2028-01-31', '2028-02-14', '2028-02-28', '2028-03-13']],
  ['monthly', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['quarterly', ['2028-01-31', '2028-04-30', '2028-07-31', '2028-10-31']],
  ['yearly', ['2028-01-31', '2029-01-31', '2030-01-31', '2031-01-31']],
])('a duty that repeats %s is due on %j', async (repeats, days) => {
  const all = await server.owner<{ day: string }>`
    select day::text from private.duty_days('2028-01-31', ${repeats}, '2031-02-01') as day order by 1 limit 4`;
  expect(all.map(({ day }) => day)).toEqual(days);
});

test('a party marks a weekly payment on each of its days and on no other day', async () => {
  const rent = duty({ kind: 'payment', who: 'A', due_on: inDays(-10), repeats: 'weekly' });
  const family = await openSigned(server, [rent]);
  const { a } = family;
  expect((await dutiesOf(a, family)).map(({ due_on }) => due_on)).toEqual([inDays(-3), inDays(4)]);
  const mark = { caseId: family.caseId, dutyId: rent.id, is_done: true };
  for (const day of [-10, -3, 4]) await a.api.markDuty({ ...mark, due_on: inDays(day) });
  await expect(a.api.markDuty({ ...mark, due_on: inDays(-5) })).rejects.toMatchObject({ code: 'invalid' });
});

test('readers of a version learn that a newer one waits while its duties count', async () => {
  const family = await openSigned(server, [duty()]);
  const { a, b } = family;
  const replacedOf = async ({ api }: TestPerson) => (await api.listDuties({ caseId: family.caseId })).replaced;
  expect(await replacedOf(a)).toEqual([]);
  await addClause(family, clause('The car', 'Ben keeps the car.'));
  const next = await release(family);
  expect(await replacedOf(a)).toEqual([
    { document: 'memorandum', signed_number: 1, version_number: 2, released_at: next.released_at },
  ]);
  expect(await whoSees(family, replacedOf)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  expect(await dutiesOf(a, family)).toHaveLength(1);
  await sign(server, next, a, b);
  expect(await replacedOf(a)).toEqual([]);
  expect(await dutiesOf(a, family)).toHaveLength(1);
});

test('a party marks a duty in a closed case', async () => {
  const keys = duty();
  const family = await openSigned(server, [keys]);
  const { mediator, a, caseId } = family;
  const { case: it } = await mediator.api.getCase({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'agreed_full', version: it.version });
  await a.api.markDuty({ caseId, dutyId: keys.id, due_on: keys.due_on, is_done: true });
  expect(await dutiesOf(a, family)).toMatchObject([{ marks: [{}] }]);
});
