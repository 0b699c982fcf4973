// Guards packages/server/src/routes/organizations/** packages/server/src/files/**
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileNamed, pdf, storedUnder } from '../documents/documents.fixture.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { changeRows } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const picture = (width: number, height: number, background = '#3b82f6') =>
  sharp({ create: { width, height, channels: 4, background } });

test('an admin uploads a logo, which is re-encoded without metadata and public with caching headers', async () => {
  const { admin, organization: orgId } = await openFamily(server);
  const given = await picture(1000, 250)
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toBuffer();
  const { logoUrl } = await admin.api.uploadLogo({ orgId, file: fileNamed('logo.jpg', given, 'image/jpeg') });
  expect(logoUrl).toMatch(new RegExp(`^/api/organizations/${orgId}/logo\\?v=[0-9a-f]{8}$`));
  expect((await admin.api.getBranding({ orgId })).branding).toMatchObject({ logoUrl, isCustom: true });

  const response = await server.app.request(logoUrl);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const drawn = Buffer.from(await response.arrayBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 512, height: 128 });
  expect(drawn.toString('latin1')).not.toContain('Somebody');

  const etag = response.headers.get('etag')!;
  expect((await server.app.request(logoUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const short = await server.app.request(`/api/organizations/${orgId}/logo`);
  expect(short.headers.get('cache-control')).toBe('public, max-age=300');
  expect((await server.guest.getLogo({ orgId })).type).toBe('image/png');
});

test('a new logo has a new URL, and a removed one returns not_found', async () => {
  const { admin, organization: orgId } = await openFamily(server);
  const set = async (color: string) =>
    admin.api.uploadLogo({ orgId, file: fileNamed('a.webp', await picture(9, 9, color).webp().toBuffer()) });
  const first = await set('#ff0000');
  expect(await set('#00ff00')).not.toEqual(first);
  expect(await set('#ff0000')).toEqual(first);
  await admin.api.removeLogo({ orgId });
  expect((await admin.api.getBranding({ orgId })).branding.logoUrl).toBeNull();
  await expect(server.guest.getLogo({ orgId })).rejects.toMatchObject({ code: 'not_found' });
});

test('only admins set and remove a logo', async () => {
  const family = await openFamily(server);
  const { organization: orgId } = family;
  let side = 1;
  const drawn = async () =>
    fileNamed(
      'a.png',
      await picture((side += 1), 9)
        .png()
        .toBuffer(),
    );
  const file = await drawn();
  expect(await whoMay(family, async ({ api }) => api.uploadLogo({ orgId, file: await drawn() }))).toEqual([
    'admin',
    'officeAdmin',
  ]);
  expect(await whoMay(family, ({ api }) => api.removeLogo({ orgId }))).toEqual(['admin', 'officeAdmin']);
  expect(await storedUnder(server.backend.files, `logos/${orgId}/`)).toHaveLength(2);
  await expect(server.guest.uploadLogo({ orgId, file })).rejects.toMatchObject({ code: 'unauthenticated' });
});

// ASVS 1.3.4, 5.2.2, 5.2.3
test('a logo that is no readable picture or over 1 MB is rejected', async () => {
  const { admin, organization: orgId } = await openFamily(server);
  const whole = await picture(50, 50).png().toBuffer();
  const bomb = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
  for (const [bytes, code] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'unsupported_type'],
    [pdf(), 'unsupported_type'],
    [Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'unsupported_type'],
    [Buffer.alloc(0), 'unsupported_type'],
    [whole.subarray(0, 60), 'invalid'],
    [bomb, 'invalid'],
    [Buffer.alloc(1024 * 1024 + 1), 'too_large'],
  ] as const)
    await expect(admin.api.uploadLogo({ orgId, file: fileNamed('a.png', bytes) })).rejects.toMatchObject({ code });
});

// ASVS 1.2.2, 1.3.6
test('a logo URL can only point to the logo of the same organization', async () => {
  const { admin, organization: orgId } = await openFamily(server);
  const other = await server.organization();
  const put = (address: string) =>
    admin.sql((sql) => sql`update organizations set logo_url = ${address} where id = ${orgId}`);
  const own = `/api/organizations/${orgId}/logo?v=0a1b2c3d`;
  for (const address of [
    'https://elsewhere.example/logo.png',
    `https://elsewhere.example${own}`,
    `${own}\n`,
    `/api/organizations/${orgId}/logo`,
    `/api/organizations/${other}/logo?v=0a1b2c3d`,
  ])
    await expect(put(address)).rejects.toMatchObject({ code: '23514' });
  const elsewhere = { logo_url: 'https://elsewhere.example/' };
  await expect(changeRows(admin, 'organizations', elsewhere, ['id', orgId])).rejects.toMatchObject({ code: '23514' });
  expect((await admin.api.getBranding({ orgId })).branding.logoUrl).toBeNull();
  await put(own);
  expect((await admin.api.getBranding({ orgId })).branding.logoUrl).toBe(own);
});

test('setting or removing a logo returns forbidden to members of the organization and not_found to others', async () => {
  const { mediator, outsider, organization: orgId } = await openFamily(server);
  for (const [{ api }, code] of [
    [mediator, 'forbidden'],
    [outsider, 'not_found'],
  ] as const) {
    const file = fileNamed('a.png', await picture(50, 50).png().toBuffer());
    await expect(api.uploadLogo({ orgId, file })).rejects.toMatchObject({ code });
    await expect(api.removeLogo({ orgId })).rejects.toMatchObject({ code });
  }
});
