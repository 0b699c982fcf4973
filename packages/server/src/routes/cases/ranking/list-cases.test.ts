import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { addParticipant, intakeOf, openFamily, say } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const titlesOf = ({ cases }: { cases: { title: string }[] }) => cases.map(({ title }) => title);

async function pagesOf({ api }: TestPerson, limit: number) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await api.listCases({ limit, ...(cursor && { cursor }) });
    pages.push(titlesOf(page));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return pages;
}

test('a mediator reads their cases page by page, without gaps or repetitions', async () => {
  const organization = await server.organization();
  const mia = await server.person('mediator', { organization });
  for (const n of [1, 2, 3, 4, 5]) await mia.api.createCase(intakeOf(mia, `Case ${n}`));
  expect(await pagesOf(mia, 2)).toEqual([['Case 5', 'Case 4'], ['Case 3', 'Case 2'], ['Case 1']]);
  for (const limit of [0, 101]) await expect(mia.api.listCases({ limit })).rejects.toMatchObject({ code: 'invalid' });
});

test('an admin reads all cases page by page, newest first', async () => {
  const { mediator, admin, a, together } = await openFamily(server);
  const { case: newest } = await mediator.api.createCase(intakeOf(a, 'Newest'));
  await say(a, together);
  const first = await admin.api.listCases({ limit: 1 });
  expect(first.cases).toMatchObject([{ id: newest.id }]);
  const next = await admin.api.listCases({ limit: 1, cursor: first.next_cursor! });
  expect(next.cases[0]!.created_at < newest.created_at).toBe(true);
});

test('a listed case contains its step, status, close reason and version', async () => {
  const { mediator, caseId } = await openFamily(server);
  const { case: mediationCase } = await mediator.api.getCase({ caseId });
  expect((await mediator.api.listCases()).cases).toMatchObject([
    { id: caseId, step: mediationCase.step, status: 'open', close_reason: null, version: mediationCase.version },
  ]);
});

test('the list of cases filters by status, step, person and search text', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const { case: other } = await mediator.api.createCase({ ...intakeOf(a, '100% Okafor_') });
  await mediator.api.closeCase({ caseId: other.id, reason: 'withdrawn', version: other.version });
  const { case: first } = await mediator.api.getCase({ caseId });
  const found = async (query: Parameters<typeof mediator.api.listCasesBy>[0]) =>
    titlesOf(await mediator.api.listCasesBy(query));
  expect(await found({})).toHaveLength(2);
  expect(await found({ status: 'closed' })).toEqual(['100% Okafor_']);
  expect(await found({ status: 'on_hold' })).toEqual([]);
  expect(await found({ step: first.step, status: 'open' })).toEqual([first.title]);
  expect(await found({ user_id: a.id })).toEqual([first.title]);
  expect(await found({ q: 'okaf' })).toEqual(['100% Okafor_']);
  expect(await found({ q: '100%' })).toEqual(['100% Okafor_']);
  expect(await found({ q: '%_x' })).toEqual([]);
  expect(await found({ q: first.reference.toLowerCase() })).toEqual([first.title]);
  expect(await found({ q: 'ada rey' })).toEqual([first.title]);
});

test('searching cases does not match people or messages that the caller cannot read', async () => {
  const { outsider, otherParty, a, b, admin, mediator, caseId, privateA } = await openFamily(server);
  await say(a, privateA, 'zebra');
  for (const person of [outsider, otherParty])
    expect((await person.api.listCasesBy({ q: 'Ada Reyes' })).cases).toEqual([]);
  for (const person of [b, admin, mediator]) expect((await person.api.listCasesBy({ q: 'zebra' })).cases).toEqual([]);
  expect((await admin.api.listCasesBy({ q: 'Ada Reyes', user_id: a.id })).cases).toMatchObject([{ id: caseId }]);
});

test('a private message of one party changes nothing in the other party’s list of cases', async () => {
  const { a, b, mediator, privateA } = await openFamily(server);
  const before = await b.api.listCases();
  await say(a, privateA, 'Only for you.');
  expect(await b.api.listCases()).toEqual(before);
  expect((await mediator.api.listCases()).cases).toMatchObject([{ unread_count: 1 }]);
});

test('a person lists all their cases, and others only the ones they share', async () => {
  const { mediator, a, b } = await openFamily(server);
  const { case: second } = await mediator.api.createCase(intakeOf(a, 'Second'));
  await addParticipant(mediator, second.id, a, { role: 'divorcee', side: 'A' });
  expect(titlesOf(await a.api.listUserCases({ userId: a.id }))).toEqual(['Second', 'Reyes family']);
  expect(titlesOf(await b.api.listUserCases({ userId: a.id }))).toEqual(['Reyes family']);
});
