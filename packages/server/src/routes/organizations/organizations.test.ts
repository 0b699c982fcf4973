import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('an organization without branding has the default branding', async () => {
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

test('an organization with its own colour has custom branding', async () => {
  const orgId = await server.organization();
  await server.owner`update organizations set primary_color = '#14284b', website = 'https://quay.example' where id = ${orgId}`;
  const { api } = await server.person('mediator', { organization: orgId });
  expect(await api.getBranding({ orgId })).toMatchObject({
    branding: { primaryColor: '#14284b', secondaryColor: '#10b981', website: 'https://quay.example', isCustom: true },
  });
});

// ASVS 1.3.5
test('the database rejects malformed colours and websites without https', async () => {
  const orgId = await server.organization();
  for (const colour of ['red', '#fff', '#12345G', 'url(x)'])
    await expect(server.owner`update organizations set primary_color = ${colour} where id = ${orgId}`).rejects.toThrow(
      'violates check constraint',
    );
  await expect(server.owner`update organizations set website = 'javascript:x' where id = ${orgId}`).rejects.toThrow(
    'violates check constraint',
  );
});

test('a hidden organization returns not_found like one that does not exist', async () => {
  const orgId = await server.organization();
  const { api } = await server.person();
  for (const id of [orgId, crypto.randomUUID()])
    await expect(api.getOrganization({ orgId: id })).rejects.toMatchObject({ code: 'not_found' });
});

test('an admin creates an organization with a unique slug', async () => {
  const { api } = await server.person('admin');
  const name = `Zürich & Söhne ${crypto.randomUUID().slice(0, 8)}`;
  const { organization } = await api.createOrganization({ name });
  expect(organization).toMatchObject({
    name,
    slug: expect.stringMatching(/^z-rich-s-hne-[0-9a-f]{8}$/),
    suspended: false,
    version: 1,
    branding: { displayName: name, isCustom: false },
  });
  const twin = await api.createOrganization({ name });
  expect(twin.organization.slug).not.toBe(organization.slug);
  await expect(api.createOrganization({ name, slug: organization.slug })).rejects.toMatchObject({ code: 'conflict' });
  expect(await server.guest.getBrandingBySlug({ slug: organization.slug })).toEqual({
    organization_id: organization.id,
    branding: organization.branding,
  });
});

// ASVS 8.2.1
test('only an admin creates or changes an organization', async () => {
  const family = await openFamily(server);
  const { organization: orgId, outsider, mediator } = family;
  const others = { ...family, people: { ...family.people, admin: outsider, officeAdmin: outsider } };
  const change = { orgId, version: 1 };
  for (const attempt of [
    ({ api }: typeof outsider) => api.createOrganization({ name: 'Mine' }),
    ({ api }: typeof outsider) => api.updateOrganization({ ...change, suspended: true }),
    ({ api }: typeof outsider) => api.updateBranding({ ...change, displayName: 'Mine' }),
  ])
    expect(await whoMay(others, attempt)).toEqual([]);
  await expect(mediator.api.updateOrganization(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(outsider.api.updateOrganization(change)).rejects.toMatchObject({ code: 'not_found' });
  await expect(server.guest.updateBranding(change)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await mediator.api.getOrganization({ orgId })).toMatchObject({
    organization: { name: 'Test Mediation', suspended: false },
  });
});

// ASVS 8.4.1
test('people list only organizations they belong to or have a case with, and admins all of them', async () => {
  const { mediator, outsider, a, otherParty, admin, organization } = await openFamily(server);
  const visible = async ({ api }: typeof admin) => (await api.listOrganizations({})).organizations.map(({ id }) => id);
  expect(await visible(mediator)).toEqual([organization]);
  expect(await visible(a)).toEqual([organization]);
  const [elsewhere] = await visible(outsider);
  expect(elsewhere).not.toBe(organization);
  expect(await visible(otherParty)).toEqual([elsewhere]);
  await expect(mediator.api.getOrganization({ orgId: elsewhere! })).rejects.toMatchObject({ code: 'not_found' });
  expect(await visible(admin)).toEqual(expect.arrayContaining([organization, elsewhere]));
  const first = await admin.api.listOrganizations({ limit: 1 });
  const second = await admin.api.listOrganizations({ limit: 1, cursor: first.next_cursor! });
  expect(second.organizations[0]?.id).not.toBe(first.organizations[0]?.id);
});

test('an admin changes the branding, which is public, and an outdated version returns conflict', async () => {
  const { organization: orgId, admin } = await openFamily(server);
  const face = {
    displayName: 'Quayside Mediation',
    tagline: 'Calm by the water',
    primaryColor: '#14284B',
    website: 'https://quay.example',
    email: 'hello@quay.example',
    phone: '+44 117 496 0000',
  };
  const { branding, version } = await admin.api.updateBranding({ orgId, version: 1, ...face });
  expect(branding).toMatchObject({ ...face, primaryColor: '#14284b', secondaryColor: '#10b981', isCustom: true });
  expect(version).toBe(2);
  expect(await server.guest.getBranding({ orgId })).toEqual({ branding });
  await expect(admin.api.updateBranding({ orgId, version: 1, tagline: 'Late' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await admin.api.updateBranding({ orgId, version, website: null, phone: null })).toMatchObject({
    branding: { website: null, phone: null, email: 'hello@quay.example' },
  });
});

// ASVS 1.2.2, 1.3.5
test('unsafe or invalid branding returns invalid with the path of the field', async () => {
  const { organization: orgId, admin } = await openFamily(server);
  for (const [change, path] of [
    [{ primaryColor: 'red' }, 'primaryColor'],
    [{ secondaryColor: '#fff;}' }, 'secondaryColor'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'http://quay.example' }, 'website'],
    [{ email: 'nobody' }, 'email'],
    [{ displayName: ' ' }, 'displayName'],
  ] as const)
    await expect(admin.api.updateBranding({ orgId, version: 1, ...change })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path }],
    });
});

test('the members of an organization are listed for its mediators and admins only', async () => {
  const { organization: orgId, mediator, colleague, a, b, admin, outsider } = await openFamily(server);
  const members = async ({ api }: typeof a) => (await api.listMembers({ orgId, limit: 100 })).members;
  const ids = [a, b, mediator, colleague].map(({ id }) => id);
  expect((await members(colleague)).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect((await members(colleague)).find(({ id }) => id === mediator.id)).toMatchObject({
    name: 'Mia Mediator',
    role: 'mediator',
    last_sign_in_at: null,
    version: null,
  });
  expect((await members(admin)).find(({ id }) => id === mediator.id)).toMatchObject({
    organization_id: orgId,
    last_sign_in_at: expect.any(String),
    version: expect.any(Number),
  });
  expect(await members(a)).toEqual([]);
  await expect(members(outsider)).rejects.toMatchObject({ code: 'not_found' });
});

test('an unknown organization slug returns not_found, and a malformed one invalid', async () => {
  await expect(server.guest.getBrandingBySlug({ slug: 'nobody-has-this' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(server.guest.getBrandingBySlug({ slug: 'No Slug' })).rejects.toMatchObject({ code: 'invalid' });
});
