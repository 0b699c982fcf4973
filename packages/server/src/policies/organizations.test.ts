import { expect, test } from 'vitest';
import { openFamily, overRest, whoMay, whoSees } from '../testing/family.ts';
import { server } from '../testing/server.ts';

const members = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin'];

test('everybody reads the organization they belong to or have a case with, and no other', async () => {
  const family = await openFamily(server);
  const { organization } = family;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select * from organizations where id = ${organization}`)),
  ).toEqual(members);
  expect(await whoSees(family, (it) => overRest(it, 'organizations', 'name', ['id', organization]))).toEqual(members);
  expect(await whoMay(family, ({ api }) => api.getBranding({ orgId: organization }))).toEqual(members);
});

test('nobody makes, changes or deletes an organization, not even an admin yet', async () => {
  const family = await openFamily(server);
  const { organization } = family;
  const attempts = [
    whoMay(family, ({ sql }) =>
      sql((sql) => sql`insert into organizations (name, display_name) values ('Mine', 'Mine')`),
    ),
    whoMay(family, ({ sql }) => sql((sql) => sql`update organizations set name = 'Mine' where id = ${organization}`)),
    whoMay(family, ({ sql }) => sql((sql) => sql`delete from organizations where id = ${organization}`)),
  ];
  expect(await Promise.all(attempts)).toEqual([[], [], []]);
  expect(await server.owner`select name from organizations where id = ${organization}`).toEqual([
    { name: 'Test Mediation' },
  ]);
});

test('a guest sees the face of an organization only with an invitation', async () => {
  const { mediator, caseId, organization } = await openFamily(server);
  await expect(server.guest.getBranding({ orgId: organization })).rejects.toMatchObject({ code: 'unauthenticated' });
  const { token } = await mediator.api.invite({
    caseId,
    email: 'new@test.example',
    name: 'New',
    role: 'lawyer',
    side: 'B',
  });
  expect(await server.guest.getInvitation({ token })).toMatchObject({ branding: { displayName: 'Test Mediation' } });
});
