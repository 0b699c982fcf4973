import { expect, test } from 'vitest';
import { server } from '../testing/server.ts';

test('an organization that chose nothing has the platform’s colours', async () => {
  const orgId = await server.organization('Plain Mediation');
  const { api } = await server.person('mediator', { organization: orgId });
  expect(await api.getBranding({ orgId })).toEqual({
    branding: {
      organizationName: 'Plain Mediation',
      displayName: 'Plain Mediation',
      tagline: 'Professional Mediation for Family Matters',
      primaryColor: '#3b82f6',
      secondaryColor: '#10b981',
      logoUrl: null,
      website: null,
      email: null,
      phone: null,
      isCustom: false,
    },
  });
});

test('an organization with a colour of its own is shown in it', async () => {
  const orgId = await server.organization();
  await server.owner`update organizations set primary_color = '#14284b', website = 'https://quay.example' where id = ${orgId}`;
  const { api } = await server.person('mediator', { organization: orgId });
  expect(await api.getBranding({ orgId })).toMatchObject({
    branding: { primaryColor: '#14284b', secondaryColor: '#10b981', website: 'https://quay.example', isCustom: true },
  });
});

test('a colour is six digits and a website is https, whoever writes it', async () => {
  const orgId = await server.organization();
  for (const colour of ['red', '#fff', '#12345G', 'url(x)'])
    await expect(server.owner`update organizations set primary_color = ${colour} where id = ${orgId}`).rejects.toThrow(
      'violates check constraint',
    );
  await expect(server.owner`update organizations set website = 'javascript:x' where id = ${orgId}`).rejects.toThrow(
    'violates check constraint',
  );
});

test('an organization that is hidden and one that is not there get the same answer', async () => {
  const orgId = await server.organization();
  const { api } = await server.person();
  for (const id of [orgId, crypto.randomUUID()])
    await expect(api.getOrganization({ orgId: id })).rejects.toMatchObject({ code: 'not_found' });
});
