import { expect, test } from 'vitest';
import { addParticipant, intakeOf, openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const mediator = async () => server.person('mediator', { organization: await server.organization() });

const countOf = async (id: string) => {
  const [row] = await server.owner<{
    cases: number;
  }>`select count(*)::int as cases from cases where created_by = ${id}`;
  return row?.cases;
};

test('a mediator opens a case and becomes its participant', async () => {
  const mia = await mediator();
  const { case: opened } = await mia.api.createCase({ ...intakeOf(mia, '  Reyes  '), description: 'The house.' });
  expect(opened).toMatchObject({ title: 'Reyes', description: 'The house.', status: 'open', step: 'intake' });
  expect(opened.reference).toMatch(/^[B-Z]{3}-\d{4}-\d{4}$/);
  expect(opened.created_at).toMatch(/Z$/);
  expect(await mia.api.getCase({ caseId: opened.id })).toEqual({ case: opened });
  expect(await mia.api.getMyCase()).toEqual({ case: opened });
  expect(await mia.api.listParticipants({ caseId: opened.id })).toMatchObject({
    participants: [{ user_id: mia.id, role: 'mediator', side: 'neutral', status: 'active' }],
  });
});

test('a mediator opens a case in a currency, which everybody in it reads and only the mediator changes', async () => {
  const mia = await mediator();
  const [ada, ben, stranger] = [await server.person(), await server.person(), await server.person()];
  const { case: opened } = await mia.api.createCase({ ...intakeOf(ada), currency: 'EUR' });
  const caseId = opened.id;
  expect(opened.currency).toBe('EUR');
  await addParticipant(mia, caseId, ada, { role: 'divorcee', side: 'A' });
  await addParticipant(mia, caseId, ben, { role: 'divorcee', side: 'B' });
  for (const { api } of [ada, ben]) {
    expect((await api.getCase({ caseId })).case.currency).toBe('EUR');
    expect((await api.listCases()).cases).toMatchObject([{ currency: 'EUR' }]);
    expect((await api.getMoney({ caseId })).currency).toBe('EUR');
    await expect(api.setCaseCurrency({ caseId, currency: 'GBP' })).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(stranger.api.setCaseCurrency({ caseId, currency: 'GBP' })).rejects.toMatchObject({ code: 'not_found' });
  await mia.api.setCaseCurrency({ caseId, currency: 'USD' });
  expect((await ben.api.getCase({ caseId })).case.currency).toBe('USD');
});

test('an admin and a party who open a case say its currency once', async () => {
  const organization_id = await server.organization();
  for (const role of ['admin', 'divorcee'] as const) {
    const opener = await server.person(role, { organization: organization_id });
    const { case: opened } = await opener.api.createCase({ ...intakeOf(opener), organization_id, currency: 'EUR' });
    const kept = () => server.owner`select currency from case_money where case_id = ${opened.id}`;
    expect(await kept()).toEqual([{ currency: 'EUR' }]);
    await expect(opener.api.setCaseCurrency({ caseId: opened.id, currency: 'GBP' })).rejects.toMatchObject({
      code: role === 'admin' ? 'not_found' : 'forbidden',
    });
    expect(await kept()).toEqual([{ currency: 'EUR' }]);
  }
});

test('a case without a title is called Untitled Case', async () => {
  const mia = await mediator();
  for (const title of [undefined, '', '   '])
    expect(await mia.api.createCase({ ...intakeOf(mia), title })).toMatchObject({ case: { title: 'Untitled Case' } });
});

test('opening a case with invalid fields returns one message per field and writes nothing', async () => {
  const mia = await mediator();
  const personalInfo = { name: '', email: 'nobody', phone: 'call me', dateOfBirth: '2999-01-01', address: ' ' };
  const refused = await mia.api.createCase({ title: 'x'.repeat(121), personalInfo }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'invalid',
    details: [
      { path: 'title', message: 'Use 120 characters at most.' },
      { path: 'personalInfo.name', message: 'Fill this in.' },
      { path: 'personalInfo.email', message: 'Enter an email address, like name@example.org.' },
      { path: 'personalInfo.phone', message: 'Enter a phone number, like +44 117 496 0233.' },
      { path: 'personalInfo.dateOfBirth', message: 'Enter a date in the past.' },
      { path: 'personalInfo.address', message: 'Fill this in.' },
    ],
  });
  expect(await countOf(mia.id)).toBe(0);
});

// ASVS 2.3.3
test('an intake that the database rejects leaves no case behind', async () => {
  const mia = await mediator();
  const { personalInfo } = intakeOf(mia);
  for (const wrong of [{ address: 'a\u0000b' }, { dateOfBirth: '0000-01-01' }])
    await expect(mia.api.createCase({ personalInfo: { ...personalInfo, ...wrong } })).rejects.toMatchObject({
      code: 'invalid',
    });
  await expect(mia.api.createCase({ personalInfo, preferences: { note: '\u0000' } })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await countOf(mia.id)).toBe(0);
});

test('further intake data is stored unchanged', async () => {
  const mia = await mediator();
  const given = {
    marriageDetails: { married_on: '2013-06-22' },
    children: [{ first_name: 'Ada “the Great”' }],
    financialSituation: { debts: [1, 2.5, null] },
    preferences: { __proto__: null, calls: { never: true } },
  };
  const { case: opened } = await mia.api.createCase({ ...intakeOf(mia), ...given });
  expect(
    await server.owner`
      select marriage_details, children, financial_situation, preferences from case_intakes where case_id = ${opened.id}`,
  ).toEqual([
    {
      marriage_details: { married_on: '2013-06-22' },
      children: [{ first_name: 'Ada “the Great”' }],
      financial_situation: { debts: [1, 2.5, null] },
      preferences: { calls: { never: true } },
    },
  ]);
});

// ASVS 8.2.2
test('a hidden case returns the same response as one that does not exist', async () => {
  const { outsider, caseId } = await openFamily(server);
  const read = (id: string) =>
    outsider.api.getCase({ caseId: id }).catch(({ status, code, message }) => ({ status, code, message }));
  expect(await read(caseId)).toEqual({ status: 404, code: 'not_found', message: 'Not found.' });
  expect(await read(crypto.randomUUID())).toEqual(await read(caseId));
  await expect(outsider.api.getCase({ caseId: 'mine' })).rejects.toMatchObject({ code: 'invalid' });
});

test('the list of cases contains parties, unread count and last activity, most recent first', async () => {
  const { mediator, a, b, caseId, together } = await openFamily(server);
  const { case: newer } = await mediator.api.createCase(intakeOf(a, 'Newer'));
  expect((await mediator.api.listCases()).cases.map(({ id }) => id)).toEqual([newer.id, caseId]);
  const { created_at } = await say(a, together);
  const { cases } = await mediator.api.listCases();
  expect(cases).toMatchObject([
    { id: caseId, people: [a.name, b.name], unread_count: 1, last_activity_at: created_at },
    { id: newer.id, people: [], unread_count: 0, last_activity_at: newer.created_at },
  ]);
  expect((await a.api.listCases()).cases).toMatchObject([{ id: caseId, unread_count: 0 }]);
});

test('the cases of a person can be filtered by the role they have there', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const listed = async (role?: 'divorcee' | 'lawyer') =>
    (await mediator.api.listUserCases({ userId: a.id, role })).cases.map(({ id }) => id);
  expect(await listed()).toEqual([caseId]);
  expect(await listed('divorcee')).toEqual([caseId]);
  expect(await listed('lawyer')).toEqual([]);
});

test('the own case of a person is the first one they joined, or null', async () => {
  const ada = await server.person();
  expect(await ada.api.getMyCase()).toEqual({ case: null });
  const mia = await mediator();
  const first = await mia.api.createCase(intakeOf(ada, 'First'));
  const second = await mia.api.createCase(intakeOf(ada, 'Second'));
  await addParticipant(mia, second.case.id, ada, { role: 'divorcee', side: 'A' });
  await addParticipant(mia, first.case.id, ada, { role: 'divorcee', side: 'A' });
  expect(await ada.api.getMyCase()).toEqual(second);
});
