import { expect, test } from 'vitest';
import { intakeOf, openFamily, overRest, remove, whoMay, whoSees } from '../../testing/family.ts';
import { addRow } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];

test('participants of a case and admins read it', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(await whoSees(family, ({ sql }) => sql((sql) => sql`select id from cases where id = ${caseId}`))).toEqual(
    inTheCase,
  );
  expect(await whoSees(family, (it) => overRest(it, 'cases', 'id', ['id', caseId]))).toEqual(inTheCase);
  expect(await whoMay(family, ({ api }) => api.getCase({ caseId }))).toEqual(inTheCase);
});

test('only the mediators of a case and admins learn that it is on legal hold', async () => {
  const family = await openFamily(server);
  const { admin, caseId } = family;
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  const lists = (it: (typeof family)['a']) => [
    it.api.getCase({ caseId }).then((answer) => [answer.case]),
    it.api.listCases().then(({ cases }) => cases.filter(({ id }) => id === caseId)),
    it.api.getMyCase().then((answer) => (answer.case?.id === caseId ? [answer.case] : [])),
  ];
  const learns = async (it: (typeof family)['a']) =>
    (await Promise.allSettled(lists(it))).flatMap((list) =>
      list.status === 'fulfilled' ? list.value.filter(({ legal_hold }) => legal_hold) : [],
    );
  expect(await whoSees(family, learns)).toEqual(['mediator', 'admin', 'officeAdmin']);
  expect(await whoSees(family, (it) => overRest(it, 'cases', 'id,legal_hold', ['id', caseId]))).toEqual([]);
  expect(await whoMay(family, ({ sql }) => sql((sql) => sql`select legal_hold from cases`))).toEqual([]);
});

test('the list of cases contains only cases that the caller can read, for any user id', async () => {
  const family = await openFamily(server);
  const { caseId, otherCaseId, a } = family;
  const listed = async (list: typeof a.api.listCases) => (await list()).cases.map(({ id }) => id);
  expect(await whoSees(family, async ({ api }) => (await listed(api.listCases)).filter((id) => id === caseId))).toEqual(
    inTheCase,
  );
  expect(await whoSees(family, async ({ api }) => (await api.listUserCases({ userId: a.id })).cases)).toEqual(
    inTheCase,
  );
  expect(await listed(family.outsider.api.listCases)).toEqual([otherCaseId]);
  expect(await listed(family.colleague.api.listCases)).toEqual([]);
});

test('a removed participant receives not_found for the case and its content at once', async () => {
  const { b, caseId } = await openFamily(server);
  expect(await b.api.getCase({ caseId })).toMatchObject({ case: { id: caseId } });
  await remove(server, caseId, b);
  await expect(b.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await b.api.listCases()).toEqual({ cases: [], next_cursor: null });
  expect(await b.api.getMyCase()).toEqual({ case: null });
  await expect(b.api.listParticipants({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(b.api.listConversations({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});

test('mediators, admins and parties can open cases, and lawyers cannot', async () => {
  const family = await openFamily(server);
  const newCase = { ...intakeOf(family.a), organization_id: family.organization };
  const { otherAdmin, ...people } = family.people;
  await expect(otherAdmin.api.createCase(newCase)).rejects.toMatchObject({ code: 'invalid' });
  const others = { ...family, people: people as typeof family.people };
  expect(await whoMay(others, ({ api }) => api.createCase(newCase))).toEqual([
    'mediator',
    'a',
    'b',
    'colleague',
    'outsider',
    'otherParty',
    'admin',
    'officeAdmin',
  ]);
});

test('a mediator without an organization receives forbidden when opening a case', async () => {
  const lonely = await server.person('mediator');
  await expect(lonely.api.createCase(intakeOf(lonely))).rejects.toMatchObject({ code: 'forbidden' });
});

// ASVS 15.3.3
test('people cannot set the organization, status, step, creator, time or reference of a new case', async () => {
  const family = await openFamily(server);
  const { a, organization } = family;
  for (const column of [
    { organization_id: organization },
    { status: 'closed' },
    { step: 'final_agreement' },
    { created_by: a.id },
    { created_at: '2020-01-01' },
    { reference: '2026-000000' },
  ])
    expect(await whoMay(family, (it) => addRow(it, 'cases', { title: 'Mine', ...column }))).toEqual([]);
});

test('people cannot delete a case directly in the database', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(await whoMay(family, ({ sql }) => sql((sql) => sql`delete from cases where id = ${caseId}`))).toEqual([]);
});
