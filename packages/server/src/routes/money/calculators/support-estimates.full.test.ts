// Guards packages/server/src/routes/money/calculators/** packages/server/src/routes/organizations/calculators/** packages/agreement/src/calculators/**
import type { SupportCalculator } from '@mediation/agreement';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../testing.ts';
import { tenth } from '../../../testing/calculator.ts';
import { type Family, openFamily, whoMay } from '../../../testing/family.ts';
import { printedErrors } from '../../../testing/printed-errors.ts';
import { migratedDatabase } from '../../../testing/server.ts';
import { enter, openBoth } from '../money.fixture.ts';

const failing: SupportCalculator = {
  ...tenth,
  id: 'failing',
  calculate: () => {
    throw new Error('The table of this year is missing.');
  },
};
const negative: SupportCalculator = {
  ...tenth,
  id: 'negative',
  calculate: () => ({ amount_minor: -1, rhythm: 'monthly', paid_by: null, lines: [] }),
};

const server = await startTestServer({ ...(await migratedDatabase()), calculators: [failing, negative, tenth] });
afterAll(() => server.stop());

async function familyWith(...ids: string[]): Promise<Family> {
  const family = await openFamily(server);
  for (const calculator of ids)
    await family.officeAdmin.api.switchCalculator({ orgId: family.organization, calculator, is_on: true });
  return family;
}

const wages = { category: 'comes_in', label: 'Wages' } as const;

test('people of a case read an estimate that needs nobody’s look once both statements are open, and nobody else does', async () => {
  const family = await familyWith('tenth', 'gb-child-maintenance');
  const { a, b, caseId } = family;
  await enter(a, family, { ...wages, rhythm: 'weekly', amount_minor: 12_000 });
  await enter(b, family);
  const estimates = async () => (await b.api.listSupportEstimates({ caseId })).estimates;
  expect(await estimates()).toEqual([]);
  await openBoth(family);
  expect(await estimates()).toMatchObject([
    {
      id: 'tenth',
      source: tenth.source,
      country: 'GB',
      valid_from: '2026-01-01',
      table: null,
      inputs: [{ of: 'A', value: 52_000, is_offered: true }],
      result: { amount_minor: 5200, paid_by: 'A', rhythm: 'monthly' },
    },
  ]);
  expect(await whoMay(family, ({ api }) => api.listSupportEstimates({ caseId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
});

test('a calculator that is off, as each is at first, estimates nothing', async () => {
  const family = await familyWith();
  const { a, b, caseId, officeAdmin, organization: orgId } = family;
  await enter(a, family, wages);
  await enter(b, family);
  await openBoth(family);
  const estimates = async () => (await a.api.listSupportEstimates({ caseId })).estimates;
  expect(await estimates()).toEqual([]);
  await officeAdmin.api.switchCalculator({ orgId, calculator: 'tenth', is_on: true });
  expect(await estimates()).toHaveLength(1);
  await officeAdmin.api.switchCalculator({ orgId, calculator: 'tenth', is_on: false });
  expect(await estimates()).toEqual([]);
});

test('an estimate has no result where its formula needs a figure that is missing, or that both wrote differently', async () => {
  const family = await familyWith('tenth');
  await enter(family.a, family);
  await enter(family.b, family);
  await openBoth(family);
  const { estimates } = await family.a.api.listSupportEstimates({ caseId: family.caseId });
  expect(estimates).toMatchObject([{ id: 'tenth', inputs: [], result: null }]);
  const rent = { ...wages, label: 'Rent of the flat', is_joint: true };
  await enter(family.a, family, { ...rent, amount_minor: 50_000 });
  await enter(family.b, family, { ...rent, amount_minor: 60_000 });
  const again = await family.a.api.listSupportEstimates({ caseId: family.caseId });
  expect(again.estimates).toMatchObject([{ result: null }]);
});

test('a calculator that fails or answers nonsense is logged by name and left out', async () => {
  const family = await familyWith('failing', 'negative', 'tenth');
  await enter(family.a, family, wages);
  await enter(family.b, family);
  await openBoth(family);
  const { estimates } = await family.b.api.listSupportEstimates({ caseId: family.caseId });
  expect(estimates.map(({ id }) => id)).toEqual(['tenth']);
  expect(printedErrors.map((line) => JSON.parse(line) as object)).toMatchObject([
    { calculator: 'failing', message: 'support calculator failed' },
    { calculator: 'negative', message: 'support calculator failed' },
  ]);
  printedErrors.length = 0;
});
