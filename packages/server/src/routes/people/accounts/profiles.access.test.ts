import { expect, test } from 'vitest';
import { openFamily, overRest, whoMay, whoSees } from '../../../testing/family.ts';
import { changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

test('a profile is readable by people in the same case, mediators of its organization and admins', async () => {
  const family = await openFamily(server);
  const known = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'colleague', 'admin', 'officeAdmin'];
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select name, role from profiles where id = ${family.a.id}`)),
  ).toEqual(known);
  expect(await whoSees(family, (it) => overRest(it, 'profiles', 'name, role', ['id', family.a.id]))).toEqual(known);
});

// ASVS 8.2.3, 15.3.1
test('the columns of another profile other than name and role are not readable', async () => {
  const family = await openFamily(server);
  for (const column of ['requested_role', 'organization_id', 'created_at', '*'])
    expect(await whoSees(family, (it) => overRest(it, 'profiles', column, ['id', family.a.id]))).toEqual([]);
});

test('a person can change only their own name', async () => {
  const family = await openFamily(server);
  const { a } = family;
  expect(
    await whoSees(family, ({ sql }) =>
      sql((sql) => sql`update profiles set name = 'Ada R.' where id = ${a.id} returning id`),
    ),
  ).toEqual(['a']);
});

// ASVS 15.3.3
test('people cannot change their role, organization or id', async () => {
  const family = await openFamily(server);
  const { organization } = family;
  for (const change of [
    { role: 'admin' },
    { requested_role: null },
    { organization_id: organization },
    { id: family.b.id },
  ])
    expect(await whoMay(family, (it) => changeRows(it, 'profiles', change, ['id', it.id]))).toEqual([]);
  expect(
    await server.owner`select role, organization_id from profiles where id in (${family.a.id}, ${family.outsider.id})
      order by role`,
  ).toMatchObject([{ role: 'divorcee' }, { role: 'mediator' }]);
});

test('people cannot add or delete a profile directly in the database', async () => {
  const family = await openFamily(server);
  expect(
    await whoMay(family, ({ id, sql }) => sql((sql) => sql`insert into profiles (id, name) values (${id}, 'x')`)),
  ).toEqual([]);
  expect(await whoMay(family, ({ id, sql }) => sql((sql) => sql`delete from profiles where id = ${id}`))).toEqual([]);
});
