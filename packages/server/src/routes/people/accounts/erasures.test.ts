import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

const { guest, owner } = server;

/** A request in one of the two lists, however many others are in it. */
const find = async ({ api }: TestPerson, state: 'waiting' | 'answered', erasureId: string) =>
  (await api.listErasures({ state, limit: 100 })).erasures.find(({ id }) => id === erasureId);

const explanation = 'Your case is kept for seven years. Your settings are gone.';

test('an admin reads who asks and what is kept, and answers; the person reads the answer and gets neutral notifications', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const { reference, title } = (await a.api.getCase({ caseId })).case;
  expect((await find(admin, 'waiting', erasure.id))!).toEqual({
    ...erasure,
    user_id: a.id,
    name: 'Ada Reyes',
    email: a.email,
    role: 'divorcee',
    is_closed: false,
    kept_cases: [{ case_id: caseId, reference, title, reason: 'open', kept_until: null }],
  });
  const answer = { erasureId: erasure.id, explanation };
  await admin.api.answerErasure({ ...answer, status: 'checking_holds' });
  const { erasure: done } = await admin.api.answerErasure({ ...answer, status: 'done_in_part' });
  expect(done).toMatchObject({ id: erasure.id, status: 'done_in_part', explanation });
  expect(await a.api.getErasure()).toEqual({ erasure: done });
  expect(await find(admin, 'waiting', erasure.id)).toBeUndefined();
  expect(await find(admin, 'answered', erasure.id)).toMatchObject({ status: 'done_in_part', explanation });
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

test('only an admin lists and answers erasure requests, and only those that exist', async () => {
  const family = await openFamily(server);
  const { a, admin } = family;
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, status: 'checking_holds' as const, explanation };
  const others = Object.fromEntries(Object.entries(family.people).filter(([name]) => name !== 'admin'));
  expect(
    await whoMay({ ...family, people: others as typeof family.people }, ({ api }) => api.answerErasure(answer)),
  ).toEqual([]);
  expect(await whoMay(family, ({ api }) => api.listErasures())).toEqual(['admin']);
  await expect(guest.answerErasure(answer)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await a.api.getErasure()).toEqual({ erasure });
  const elsewhere = { ...answer, erasureId: crypto.randomUUID() };
  await expect(admin.api.answerErasure(elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.answerErasure({ ...answer, explanation: ' ' })).rejects.toMatchObject({ code: 'invalid' });
});

test('an admin cannot answer that everything is erased while a case is open, under legal hold or inside its retention', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const { erasure } = await a.api.requestErasure();
  const keptFor = async () =>
    (await find(admin, 'waiting', erasure.id))?.kept_cases.map(({ reason, kept_until }) => [
      reason,
      kept_until !== null,
    ]);
  const answer = () => admin.api.answerErasure({ erasureId: erasure.id, status: 'done_whole', explanation });
  const refuses = () =>
    expect(answer()).rejects.toMatchObject({
      code: 'conflict',
      message: 'A case of this person must still be kept, so not everything can be erased. Answer that a part is done.',
    });
  await refuses();
  expect(await keptFor()).toEqual([['open', false]]);
  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await refuses();
  expect(await keptFor()).toEqual([['retention', true]]);
  await owner`update cases set closed_at = now() - interval '7 years 1 day', legal_hold = true where id = ${caseId}`;
  await refuses();
  expect(await keptFor()).toEqual([['legal_hold', true]]);
  await expect(
    changeRows(admin, 'erasure_requests', { status: 'done_whole' }, ['id', erasure.id]),
  ).rejects.toMatchObject({
    code: 'MP409',
  });
  await owner`update cases set legal_hold = false where id = ${caseId}`;
  expect(await keptFor()).toEqual([]);
  expect(await answer()).toMatchObject({ erasure: { status: 'done_whole' } });
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
  for (const erasureId of asked) await admin.api.answerErasure({ erasureId, status: 'done_in_part', explanation });
  expect(await idsOf('waiting')).toEqual([]);
  expect(await idsOf('answered')).toEqual(asked.toReversed());
});
