// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** packages/agreement/src/**
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing.ts';
import { tenth } from '../../testing/calculator.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { enter, openBoth } from './money.fixture.ts';
import { printedErrors } from '../../testing/printed-errors.ts';
import { migratedDatabase, server as bare } from '../../testing/server.ts';

const failing = {
  ...tenth,
  name: 'A table',
  calculate: () => {
    throw new Error('The table of this year is missing.');
  },
};
const negative = { ...tenth, name: 'A debt', calculate: () => ({ amount_minor: -1, paid_by: null, lines: [] }) };

const server = await startTestServer({ ...(await migratedDatabase()), calculators: [tenth] });
const broken = await startTestServer({ ...(await migratedDatabase()), calculators: [failing, negative, tenth] });
afterAll(() => Promise.all([server.stop(), broken.stop()]));

test('a formula for support gets what comes in every week by month', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  await enter(a, family, { category: 'comes_in', label: 'Wages', rhythm: 'weekly', amount_minor: 12_000 });
  await enter(b, family);
  await openBoth(family);
  expect(await b.api.listSupportEstimates({ caseId })).toMatchObject({ estimates: [{ amount_minor: 5200 }] });
});

test('people of a case read an estimate with its lines once both statements are open, and nobody else does', async () => {
  const family = await openFamily(server);
  const { a, b, caseId, participantOfA } = family;
  await enter(a, family, { category: 'comes_in', label: 'Pay', amount_minor: 300_055 });
  await enter(b, family);
  expect(await a.api.listSupportEstimates({ caseId })).toEqual({ estimates: [] });
  await openBoth(family);
  const { calculate: _, ...about } = tenth;
  expect(await b.api.listSupportEstimates({ caseId })).toEqual({
    estimates: [
      {
        ...about,
        amount_minor: 30_006,
        paid_by: participantOfA.id,
        lines: [
          { label: 'Pay', amount_minor: 300_055 },
          { label: 'A tenth of it', amount_minor: 30_006 },
        ],
      },
    ],
  });
  expect(await whoMay(family, ({ api }) => api.listSupportEstimates({ caseId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
});

test('an estimate names no amount where a figure that its formula needs is missing', async () => {
  const family = await openFamily(server);
  await enter(family.a, family);
  await enter(family.b, family);
  await openBoth(family);
  const { estimates } = await family.a.api.listSupportEstimates({ caseId: family.caseId });
  expect(estimates).toMatchObject([{ name: tenth.name, amount_minor: null, paid_by: null, lines: [] }]);
});

test('a calculator that fails or answers nonsense is logged by name and left out', async () => {
  const family = await openFamily(broken);
  await enter(family.a, family, { category: 'comes_in' });
  await enter(family.b, family);
  await openBoth(family);
  const { estimates } = await family.b.api.listSupportEstimates({ caseId: family.caseId });
  expect(estimates.map(({ name }) => name)).toEqual([tenth.name]);
  expect(printedErrors.map((line) => JSON.parse(line) as object)).toMatchObject([
    { calculator: 'A table', message: 'support calculator failed' },
    { calculator: 'A debt', message: 'support calculator failed' },
  ]);
  printedErrors.length = 0;
});

test('a server without calculators estimates nothing', async () => {
  const family = await openFamily(bare);
  await enter(family.a, family, { category: 'comes_in' });
  await enter(family.b, family);
  await openBoth(family);
  expect(await family.a.api.listSupportEstimates({ caseId: family.caseId })).toEqual({ estimates: [] });
});
