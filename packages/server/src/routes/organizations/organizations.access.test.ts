import { defaultBranding } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, overRest, whoMay, whoSees } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const members = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin', 'officeAdmin'];

test('an organization is readable by its members, the participants of its cases and admins', async () => {
  const family = await openFamily(server);
  const { organization } = family;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select * from organizations where id = ${organization}`)),
  ).toEqual(members);
  expect(await whoSees(family, (it) => overRest(it, 'organizations', 'name', ['id', organization]))).toEqual(members);
  expect(await whoMay(family, ({ api }) => api.getOrganization({ orgId: organization }))).toEqual(members);
});

test('the branding of an organization is public, and its other data requires sign-in', async () => {
  const { organization } = await openFamily(server);
  const { branding } = await server.guest.getBranding({ orgId: organization });
  expect(Object.keys(branding).toSorted()).toEqual(Object.keys(defaultBranding).toSorted());
  await expect(server.guest.getOrganization({ orgId: organization })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
