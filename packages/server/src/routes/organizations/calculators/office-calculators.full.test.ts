// Guards packages/server/src/routes/organizations/calculators/** supabase/migrations/20261201102200_calculators.sql
import { expect, test } from 'vitest';
import { type Family, openFamily, overRest, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const notFound = { code: 'not_found' };
const shares = 'us-income-shares';
const maintenance = 'gb-child-maintenance';
const table = {
  csv: 'income,1,2\n1000,200,300\n2000,400,600\n',
  source: 'Schedule of the state',
  valid_from: '2026-01-01',
};

const listed = async ({ officeAdmin, organization: orgId }: Family, id: string) =>
  (await officeAdmin.api.listOfficeCalculators({ orgId })).calculators.find((it) => it.id === id)!;

test('an admin of the office reads two examples, both off, with their source, country and day, and switches one on', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const { calculators } = await officeAdmin.api.listOfficeCalculators({ orgId });
  expect(calculators).toMatchObject([
    { id: maintenance, country: 'GB', valid_from: '2012-12-10', is_on: false, needs_table: false },
    { id: shares, country: 'US', is_on: false, needs_table: true, tables: [] },
  ]);
  expect(calculators[0]!.source.url).toBe('https://www.gov.uk/how-child-maintenance-is-worked-out');
  await officeAdmin.api.switchCalculator({ orgId, calculator: maintenance, is_on: true });
  await officeAdmin.api.switchCalculator({ orgId, calculator: maintenance, is_on: true });
  expect(await listed(family, maintenance)).toMatchObject({ is_on: true });
  const entries = await server.owner`
    select action from private.audit_log where object_type = 'office_calculators' and organization_id = ${orgId}`;
  expect(entries).toEqual([{ action: 'insert' }]);
});

test('only admins of the office read and change its calculators', async () => {
  const family = await openFamily(server);
  const { organization: orgId } = family;
  const admins = ['admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.listOfficeCalculators({ orgId }))).toEqual(admins);
  expect(
    await whoMay(family, ({ api }) => api.switchCalculator({ orgId, calculator: maintenance, is_on: true })),
  ).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.addSupportTable({ orgId, calculator: shares, ...table }))).toEqual(
    admins,
  );
  const elsewhere = await server.person('admin', { organization: await server.organization() });
  for (const call of [
    () => elsewhere.api.listOfficeCalculators({ orgId }),
    () => elsewhere.api.switchCalculator({ orgId, calculator: maintenance, is_on: true }),
    () => elsewhere.api.addSupportTable({ orgId, calculator: shares, ...table }),
    () => family.officeAdmin.api.switchCalculator({ orgId, calculator: 'nobody-knows', is_on: true }),
    () => family.officeAdmin.api.addSupportTable({ orgId, calculator: maintenance, ...table }),
  ])
    await expect(call()).rejects.toMatchObject(notFound);
});

test('a calculator that reads a table is switched on once there is one, and each version of it stays', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const on = () => officeAdmin.api.switchCalculator({ orgId, calculator: shares, is_on: true });
  await expect(on()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Add your table first. This calculator reads it.',
  });
  await officeAdmin.api.addSupportTable({ orgId, calculator: shares, ...table });
  await on();
  await officeAdmin.api.addSupportTable({ orgId, calculator: shares, ...table, source: 'The next schedule' });
  expect(await listed(family, shares)).toMatchObject({
    is_on: true,
    tables: [
      { number: 2, source: 'The next schedule' },
      { number: 1, source: 'Schedule of the state', rows: 2, children: 2, added_by_name: 'Nadia Office' },
    ],
  });
});

test('a table with mistakes is refused by line, and nothing of it is kept', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const add = (csv: string) => officeAdmin.api.addSupportTable({ orgId, calculator: shares, ...table, csv });
  await expect(add('income,1\n1000,a\n900\n')).rejects.toMatchObject({
    code: 'invalid',
    details: [
      { path: 'csv', message: 'Line 2: “a” is not a number.' },
      { path: 'csv', message: 'Line 3 does not have as many columns as the first line.' },
    ],
  });
  await expect(add(`income,1\n${'1,1\n'.repeat(30_000)}`)).rejects.toMatchObject({ code: 'invalid' });
  expect((await listed(family, shares)).tables).toEqual([]);
});

test('REST returns the tables of an office to its admins alone', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  await officeAdmin.api.addSupportTable({ orgId, calculator: shares, ...table });
  const read = (person: Family['a']) => overRest(person, 'support_tables', 'number', ['organization_id', orgId]);
  expect(await read(officeAdmin)).toEqual([{ number: 1 }]);
  for (const person of [family.mediator, family.a, family.lawyerB]) expect(await read(person)).toEqual([]);
});
