// Guards supabase/migrations/20261201101600_division.sql packages/server/src/routes/money/division.ts
import type { SettlementContent } from '@mediation/api-client';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { type Family, openFamily, overRest, whoMay, whoSees } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { enter, figure, openBoth } from './money.fixture.ts';
import { settlement } from './settlements.fixture.ts';

/** A family whose statements are open. */
async function openMoney() {
  const family = await openFamily(server);
  const { a, b } = family;
  const home = await enter(a, family, { label: 'Home', kind: 'home', amount_minor: 41_200_000 });
  await enter(b, family, { kind: 'account' });
  await openBoth(family);
  return { ...family, home };
}

const read = async ({ api }: TestPerson, { caseId }: Pick<Family, 'caseId'>) =>
  (await api.listSettlements({ caseId })).settlements;

test('the parties and the mediator try out who gets what, once both statements are open', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId } = family;
  const tryIt = ({ api }: TestPerson) => api.addSettlement({ caseId, name: null, content: settlement });
  for (const person of [a, b]) await enter(person, family);
  await expect(tryIt(mediator)).rejects.toMatchObject({ code: 'conflict' });
  await openBoth(family);
  expect(await whoMay(family, tryIt)).toEqual(['mediator', 'a', 'b']);
  await expect(tryIt(a)).rejects.toMatchObject({ code: 'conflict' });
  for (const person of [mediator, a, b]) expect(await read(person, family)).toMatchObject([{ is_own: true }]);
  expect(await whoSees(family, (it) => overRest(it, 'settlements', 'id', ['case_id', caseId]))).toEqual([
    'mediator',
    'a',
    'b',
  ]);
});

test('a party keeps what they try out until they share it, first with their side and the mediator', async () => {
  const family = await openMoney();
  const { a, b, lawyerA, lawyerB, mediator, caseId, home } = family;
  const told = async ({ api }: TestPerson) => (await api.listNotifications()).notifications.length;
  const before = await Promise.all([b, lawyerB, mediator].map(told));
  const { id: settlementId } = await a.api.addSettlement({ caseId, name: 'Sell in spring', content: settlement });
  const keeps = { [home.id]: 100 };
  const change = ({ api }: TestPerson, version = 1, content: SettlementContent = { ...settlement, keeps }) =>
    api.updateSettlement({ settlementId, name: 'Sell in spring', content, version });
  expect(await whoMay(family, (it) => change(it))).toEqual(['a']);
  await expect(change(a)).rejects.toMatchObject({ code: 'conflict' });
  for (const other of [b, lawyerA, lawyerB, mediator]) expect(await read(other, family)).toEqual([]);

  const share = ({ api }: TestPerson, version: number, readers: 'side' | 'everyone') =>
    api.shareSettlement({ settlementId, with: readers, version });
  expect(await whoMay(family, (it) => share(it, 2, 'side'))).toEqual(['a']);
  for (const reader of [a, lawyerA, mediator])
    expect(await read(reader, family)).toMatchObject([{ audience: 'side', content: { keeps }, number: null }]);
  expect(await whoMay(family, (it) => share(it, 3, 'everyone').catch(refusedAsConflict))).not.toContain('b');
  for (const other of [b, lawyerB]) expect(await read(other, family)).toHaveLength(1);
  expect(await Promise.all([b, lawyerB, mediator].map(told))).toEqual(before.map((it, at) => it + (at === 2 ? 2 : 1)));
  await expect(change(a, 4)).rejects.toMatchObject({ code: 'conflict' });
  await expect(a.api.removeSettlement({ settlementId, version: 4 })).rejects.toMatchObject({ code: 'conflict' });
  await expect(share(a, 4, 'side')).rejects.toMatchObject({ code: 'conflict' });
});

/** The one who shared it meets the version after that. */
function refusedAsConflict(error: unknown) {
  if ((error as { code: string }).code !== 'conflict') throw error;
}

test('the working copy of the mediator is shared as versions that stay, with the figures of that day', async () => {
  const family = await openMoney();
  const { a, b, lawyerB, mediator, caseId, home } = family;
  const { id: settlementId } = await mediator.api.addSettlement({ caseId, name: null, content: settlement });
  const share = ({ api }: TestPerson, version = 1) => api.shareSettlement({ settlementId, with: 'everyone', version });
  expect(await whoMay(family, (it) => share(it))).toEqual(['mediator']);
  await expect(mediator.api.shareSettlement({ settlementId, with: 'side', version: 1 })).rejects.toMatchObject({
    code: 'invalid',
  });
  const changed = figure({ label: 'Home', kind: 'home', amount_minor: 40_000_000 });
  await a.api.updateFigure({ ...changed, figureId: home.id, evidence: null, version: 1 });
  const content = { ...settlement, payment: null };
  await mediator.api.updateSettlement({ settlementId, name: null, content, version: 1 });
  await share(mediator, 2);
  for (const reader of [a, b, lawyerB])
    expect(await read(reader, family)).toMatchObject([
      { number: 1, content: settlement, amounts: { [home.id]: 41_200_000 }, is_own: false },
      { number: 2, content, amounts: { [home.id]: 40_000_000 } },
    ]);
  expect(await read(mediator, family)).toHaveLength(3);
  const [first] = await read(b, family);
  await expect(
    mediator.api.updateSettlement({ settlementId: first!.id, name: null, content, version: 1 }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const { notifications } = await b.api.listNotifications();
  expect(notifications[0]).toMatchObject({
    message: 'There is something new about who gets what.',
    subject_type: 'settlement',
  });
});

test('its author removes what is not shared, and keeps 20 ways at most', async () => {
  const family = await openMoney();
  const { b, caseId } = family;
  const add = (at: number) => b.api.addSettlement({ caseId, name: `Way ${at}`, content: settlement });
  const { id: settlementId } = await add(0);
  expect(await whoMay(family, ({ api }) => api.removeSettlement({ settlementId, version: 1 }))).toEqual(['b']);
  expect(await read(b, family)).toEqual([]);
  for (let at = 0; at < 20; at += 1) await add(at);
  await expect(add(20)).rejects.toMatchObject({ code: 'conflict' });
});

test('an open figure changes its kind, and a debt is no pension', async () => {
  const family = await openMoney();
  const { a, home, caseId } = family;
  const { label, category, is_joint, amount_minor, as_of } = home;
  const now = { figureId: home.id, label, category, is_joint, amount_minor, as_of };
  await a.api.updateFigure({ ...now, kind: 'business', version: 1 });
  expect((await a.api.getMoney({ caseId })).figures).toContainEqual(
    expect.objectContaining({ id: home.id, kind: 'business' }),
  );
  const pension = { label: 'Loan', amount_minor: 1, as_of, evidence: null, is_joint, caseId } as const;
  await expect(a.api.addFigure({ ...pension, category: 'owes', kind: 'pension_pot' })).rejects.toMatchObject({
    code: 'invalid',
  });
});
