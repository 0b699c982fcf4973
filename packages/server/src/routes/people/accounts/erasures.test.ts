import { expect, test } from 'vitest';
import { carryOut } from '../../../jobs/erasures/erase.fixture.ts';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, overRest, whoMay } from '../../../testing/family.ts';
import { changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

/** A request in one of the two lists, however many others are in it. */
const find = async ({ api }: TestPerson, state: 'waiting' | 'answered', erasureId: string) =>
  (await api.listErasures({ state, limit: 100 })).erasures.find(({ id }) => id === erasureId);

const explanation = 'We look at your case until Friday.';

test('an admin reads who asks and what is kept, and answers; the person reads the answer and gets neutral notifications', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const { reference, title } = (await a.api.getCase({ caseId })).case;
  expect((await find(admin, 'waiting', erasure.id))!).toEqual({
    ...erasure,
    user_id: a.id,
    name: 'Ada Reyes',
    email: null,
    role: 'divorcee',
    is_closed: false,
    stopped_for: null,
    kept_cases: [{ case_id: caseId, reference, title, reason: 'open', kept_until: null }],
    kept_elsewhere: 0,
  });
  const answer = { erasureId: erasure.id, explanation };
  await admin.api.answerErasure({ ...answer, status: 'checking_holds' });
  const { erasure: refused } = await admin.api.answerErasure({ ...answer, status: 'refused' });
  expect(refused).toMatchObject({ id: erasure.id, status: 'refused', explanation });
  expect((await a.api.getErasure()).erasure).toEqual(refused);
  expect(await find(admin, 'waiting', erasure.id)).toBeUndefined();
  expect(await find(admin, 'answered', erasure.id)).toMatchObject({ status: 'refused', explanation });
  const { notifications } = await a.api.listNotifications();
  expect(notifications.filter(({ subject_id }) => subject_id === erasure.id)).toMatchObject([
    { type: 'case_update', message: 'There is news about something you asked for.', case_id: null },
    { type: 'case_update', message: 'There is news about something you asked for.', case_id: null },
  ]);
  for (const status of ['checking_holds', 'carrying_out', 'refused'] as const)
    await expect(admin.api.answerErasure({ ...answer, status })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This request was answered already.',
    });
});

test('only an admin who looks after the person lists and answers their request, and only one that exists', async () => {
  const family = await openFamily(server);
  const { a, admin, officeAdmin, otherAdmin } = family;
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'checking_holds' as const, explanation };
  const others = Object.fromEntries(
    Object.entries(family.people).filter(([name]) => name !== 'admin' && name !== 'officeAdmin'),
  );
  expect(
    await whoMay({ ...family, people: others as typeof family.people }, ({ api }) => api.answerErasure(answer)),
  ).toEqual([]);
  expect(await whoMay(family, ({ api }) => api.listErasures())).toEqual(['admin', 'officeAdmin', 'otherAdmin']);
  expect([await find(officeAdmin, 'waiting', erasure.id), await find(otherAdmin, 'waiting', erasure.id)]).toEqual([
    await find(admin, 'waiting', erasure.id),
    undefined,
  ]);
  await expect(guest.answerErasure(answer)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await a.api.getErasure()).erasure).toEqual(erasure);
  const elsewhere = { ...answer, erasureId: crypto.randomUUID() };
  await expect(admin.api.answerErasure(elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.answerErasure({ ...answer, explanation: ' ' })).rejects.toMatchObject({ code: 'invalid' });
});

test('an admin of the organization decides about one of its people, and one of another finds nothing to decide', async () => {
  const { a, officeAdmin, otherAdmin, lawyerA, outsider } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'carrying_out' as const };
  await expect(otherAdmin.api.answerErasure(answer)).rejects.toMatchObject({ code: 'not_found' });
  const direct = (who: TestPerson) => overRest(who, 'erasure_requests', 'id', ['id', erasure.id]);
  expect([await direct(officeAdmin), await direct(otherAdmin)]).toEqual([[{ id: erasure.id }], []]);
  const tile = async ({ api }: TestPerson) => (await api.getAdminDashboardStats()).stats.erasure_requests;
  expect([await tile(officeAdmin), await tile(otherAdmin)]).toEqual([1, 0]);
  expect((await officeAdmin.api.answerErasure(answer)).erasure).toMatchObject({ status: 'carrying_out' });
  await carryOut(server);
  expect(await find(officeAdmin, 'answered', erasure.id)).toMatchObject({ name: 'Former participant' });

  const [{ organization_id } = { organization_id: '' }] = await owner<{ organization_id: string }>`
    select organization_id from profiles where id = ${outsider.id}`;
  await owner`update profiles set organization_id = ${organization_id} where id = ${lawyerA.id}`;
  const { erasure: ofLawyer } = await lawyerA.api.requestErasure();
  await expect(officeAdmin.api.answerErasure({ ...answer, erasureId: ofLawyer.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await find(otherAdmin, 'waiting', ofLawyer.id)).toMatchObject({ kept_cases: [], kept_elsewhere: 1 });
});

test('an admin of an organization cannot decide about themselves', async () => {
  const { officeAdmin, admin } = await openFamily(server);
  const { erasure } = await officeAdmin.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'carrying_out' as const };
  await expect(officeAdmin.api.answerErasure(answer)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Ask another admin to answer your own request.',
  });
  expect((await admin.api.answerErasure(answer)).erasure).toMatchObject({ status: 'carrying_out' });
});

test('an erasure that has to stop is told to the admins who look after the person', async () => {
  const { a, admin, officeAdmin, otherAdmin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  await officeAdmin.api.answerErasure({ erasureId: erasure.id, status: 'carrying_out' });
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  await carryOut(server);
  const told = async ({ api }: TestPerson) =>
    (await api.listNotifications()).notifications.some(
      ({ message, subject_id }) => subject_id === erasure.id && message === 'An erasure had to stop. Look at it.',
    );
  expect([await told(admin), await told(officeAdmin), await told(otherAdmin)]).toEqual([true, true, false]);
});

test('one of two admins who decide at once does, and the erased person stays in the list under no name', async () => {
  const { a, admin } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const other = await server.person('admin');
  const answer = { erasureId: erasure.id, status: 'carrying_out' as const };
  const answers = await Promise.allSettled([admin, other].map(({ api }) => api.answerErasure(answer)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  expect(await find(admin, 'waiting', erasure.id)).toMatchObject({ status: 'carrying_out' });
  await carryOut(server);
  expect(await find(admin, 'answered', erasure.id)).toMatchObject({
    name: 'Former participant',
    email: null,
    status: 'done_in_part',
    explanation: '',
  });
  expect((await admin.api.listUsers({ q: 'Former participant', limit: 100 })).users).toEqual([]);
});

test('an admin cannot decide during a legal hold, about themselves, or without an explanation of the rest', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'carrying_out' as const };
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  await expect(admin.api.answerErasure(answer)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A case of this person is on legal hold. Nothing can be erased before it is lifted.',
  });
  for (const status of ['checking_holds', 'refused'] as const)
    await expect(admin.api.answerErasure({ ...answer, status })).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    changeRows(admin, 'erasure_requests', { status: 'done_whole' }, ['id', erasure.id]),
  ).rejects.toMatchObject({ code: '42501' });
  const { erasure: own } = await admin.api.requestErasure();
  await expect(admin.api.answerErasure({ ...answer, erasureId: own.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Ask another admin to answer your own request.',
  });
});

test('an erasure is done in part while a case is kept and whole afterwards', async () => {
  const { a, b, admin, caseId } = await openFamily(server);
  const keptFor = async (erasureId: string) =>
    (await find(admin, 'waiting', erasureId))?.kept_cases.map(({ reason, kept_until }) => [
      reason,
      kept_until !== null,
    ]);
  const { erasure } = await a.api.requestErasure();
  const { erasure: ofB } = await b.api.requestErasure();
  expect(await keptFor(erasure.id)).toEqual([['open', false]]);
  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  expect(await keptFor(erasure.id)).toEqual([['retention', true]]);
  await admin.api.answerErasure({ erasureId: erasure.id, status: 'carrying_out' });
  await carryOut(server);
  expect(await find(admin, 'answered', erasure.id)).toMatchObject({ status: 'done_in_part' });

  await owner`update cases set closed_at = now() - interval '7 years 1 day' where id = ${caseId}`;
  expect(await keptFor(ofB.id)).toEqual([]);
  await admin.api.answerErasure({ erasureId: ofB.id, status: 'carrying_out' });
  await carryOut(server);
  expect(await find(admin, 'answered', ofB.id)).toMatchObject({ status: 'done_whole' });
});

test('an admin reads waiting requests oldest first and answered ones newest first, page by page', async () => {
  const { a, b, admin } = await openFamily(server);
  const asked = [(await a.api.requestErasure()).erasure.id, (await b.api.requestErasure()).erasure.id];
  const idsOf = async (state: 'waiting' | 'answered') => {
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await admin.api.listErasures({ state, limit: 1, ...(cursor && { cursor }) });
      ids.push(...page.erasures.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    return ids.filter((id) => asked.includes(id));
  };
  expect(await idsOf('waiting')).toEqual(asked);
  expect(await idsOf('answered')).toEqual([]);
  for (const erasureId of asked) await admin.api.answerErasure({ erasureId, status: 'refused', explanation });
  expect(await idsOf('waiting')).toEqual([]);
  expect(await idsOf('answered')).toEqual(asked.toReversed());
});
