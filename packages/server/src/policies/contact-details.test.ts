import { expect, test } from 'vitest';
import { intakeOf, openFamily, overRest, seat, whoMay, whoSees } from '../testing/family.ts';
import { addRow, changeRows } from '../testing/rows.ts';
import { server } from '../testing/server.ts';
import { access } from './contact-details.access.ts';
import { checkAccess } from './check-access.ts';
import type { TestPerson } from '../testing.ts';

checkAccess(access);

test('how to reach a party is known to that party, to the mediators of the organization and to admins', async () => {
  const family = await openFamily(server);
  const known = ['mediator', 'a', 'colleague', 'admin'];
  const { id } = family.a;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select email from contact_details where user_id = ${id}`)),
  ).toEqual(known);
  expect(await whoSees(family, (it) => overRest(it, 'contact_details', 'email', ['user_id', id]))).toEqual(known);
});

test('a mediator who is a party elsewhere does not learn how to reach the other party there', async () => {
  const { colleague, outsider, mediator } = await openFamily(server);
  const spouse = await server.person();
  for (const host of [outsider, mediator]) {
    const { case: own } = await host.api.createCase(intakeOf(spouse));
    await seat(host, own.id, spouse, { role: 'divorcee', side: 'A' });
    await seat(host, own.id, colleague, { role: 'divorcee', side: 'B' });
  }
  const read = ({ sql }: typeof colleague) =>
    sql((sql) => sql`select email from contact_details where user_id = ${spouse.id}`);
  expect(await read(mediator)).toEqual([{ email: spouse.email }]);
  expect(await read(colleague)).toEqual([]);
});

test('nobody writes an address, not even their own', async () => {
  const family = await openFamily(server);
  const email = 'taken@test.example';
  for (const attempt of [
    (it: TestPerson) => addRow(it, 'contact_details', { user_id: it.id, email }),
    (it: TestPerson) => changeRows(it, 'contact_details', { email }, ['user_id', it.id]),
    ({ id, sql }: TestPerson) => sql((sql) => sql`delete from contact_details where user_id = ${id}`),
  ])
    expect(await whoMay(family, attempt)).toEqual([]);
});
