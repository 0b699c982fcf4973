import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../testing/family.ts';
import { changeRows } from '../testing/rows.ts';
import { server } from '../testing/server.ts';

const { guest, owner } = server;

const explanation = 'Your case is kept for seven years. Your settings are gone.';

test('an admin sees who wants their data gone and answers; the person reads it and is told in neutral words', async () => {
  const { a, admin } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const { erasures } = await admin.api.listErasures();
  expect(erasures[0]).toEqual({ ...erasure, user_id: a.id, name: 'Ada Reyes', kept_cases: 1 });
  const answer = { erasureId: erasure.id, explanation };
  await admin.api.answerErasure({ ...answer, status: 'checking_holds' });
  const { erasure: done } = await admin.api.answerErasure({ ...answer, status: 'done_in_part' });
  expect(done).toMatchObject({ id: erasure.id, status: 'done_in_part', explanation });
  expect(await a.api.getErasure()).toEqual({ erasure: done });
  const { notifications } = await a.api.listNotifications();
  expect(notifications.filter(({ subject_id }) => subject_id === erasure.id)).toMatchObject([
    { type: 'case_update', message: 'There is news about something you asked for.', case_id: null },
    { type: 'case_update', message: 'There is news about something you asked for.', case_id: null },
  ]);
  for (const status of ['checking_holds', 'done_whole', 'done_in_part'] as const)
    await expect(admin.api.answerErasure({ ...answer, status })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This request was answered already.',
    });
});

test('nobody but an admin answers, not even the person who asked, and nobody answers what is not there', async () => {
  const family = await openFamily(server);
  const { a, admin } = family;
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'checking_holds' as const, explanation };
  const others = Object.fromEntries(Object.entries(family.people).filter(([name]) => name !== 'admin'));
  expect(
    await whoMay({ ...family, people: others as typeof family.people }, ({ api }) => api.answerErasure(answer)),
  ).toEqual([]);
  await expect(guest.answerErasure(answer)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await a.api.getErasure()).toEqual({ erasure });
  const elsewhere = { ...answer, erasureId: crypto.randomUUID() };
  await expect(admin.api.answerErasure(elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.answerErasure({ ...answer, explanation: ' ' })).rejects.toMatchObject({ code: 'invalid' });
});

test('while a case is open, held or inside its retention, not everything can be gone', async () => {
  const { a, otherParty, admin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const answer = () => admin.api.answerErasure({ erasureId: erasure.id, status: 'done_whole', explanation });
  const refuses = () =>
    expect(answer()).rejects.toMatchObject({
      code: 'conflict',
      message: 'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.',
    });
  await refuses();
  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await refuses();
  await owner`update cases set closed_at = now() - interval '7 years 1 day', legal_hold = true where id = ${caseId}`;
  await refuses();
  await expect(
    changeRows(admin, 'erasure_requests', { status: 'done_whole' }, ['id', erasure.id]),
  ).rejects.toMatchObject({
    code: 'MP409',
  });
  await owner`update cases set legal_hold = false where id = ${caseId}`;
  expect(await answer()).toMatchObject({ erasure: { status: 'done_whole' } });
  const { erasure: other } = await otherParty.api.requestErasure();
  expect((await admin.api.listErasures()).erasures[0]).toMatchObject({ id: other.id, kept_cases: 1 });
});

test('the list has pages', async () => {
  const { a, b, admin } = await openFamily(server);
  const asked = [(await a.api.requestErasure()).erasure.id, (await b.api.requestErasure()).erasure.id];
  const first = await admin.api.listErasures({ limit: 1 });
  const second = await admin.api.listErasures({ limit: 1, cursor: first.next_cursor! });
  expect([...second.erasures, ...first.erasures].map(({ id }) => id)).toEqual(asked);
});
