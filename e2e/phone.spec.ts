import { expect, type Page } from '@playwright/test';
import { defaultBranding } from '@mediation/api-client';
import { settle } from './looks.ts';
import { comeAs, visit } from './people.ts';
import { test } from './product.ts';
import { boxOf, expectNoOverlap } from './top-bar.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const wideLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><rect width="400" height="60"/></svg>';

/** An organization with a long name and a wide logo. */
async function wearWideLogo(page: Page) {
  const logoUrl = '/api/organizations/00000000-0000-4000-8000-000000000000/logo?v=01234567';
  const displayName = 'Interprovincial Association for Family Mediation and Support';
  await page.route('**/logo?v=*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: wideLogo }));
  await page.route('**/api/organizations/*/branding', (route) =>
    route.fulfill({ json: { branding: { ...defaultBranding, displayName, logoUrl } } }),
  );
}

for (const email of ['party-a@demo.example', 'mediator@demo.example'])
  for (const locale of ['en-GB', 'es-ES'])
    test.describe(() => {
      test.use({ locale });
      test(`${email} sees the top bar without overlaps in ${locale}, also with a wide logo and text of 200 %`, async ({
        page,
      }) => {
        await comeAs(page, email);
        for (const prepare of [async () => {}, wearWideLogo]) {
          await prepare(page);
          await visit(page, '/dashboard');
          for (const letters of [16, 20, 24, 32]) {
            await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), letters);
            await settle(page);
            await expectNoOverlap(page, `${letters} px`);
          }
        }
      });
    });

test('a party reaches the emergency numbers from the lower half of a phone on the dashboard and in the chat', async ({
  page,
}) => {
  await comeAs(page, 'party-a@demo.example');
  for (const path of ['/divorcee', '/divorcee/messages']) {
    await visit(page, path);
    await settle(page);
    const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Get help now' });
    expect((await boxOf(tab)).y).toBeGreaterThan(844 / 2);
    await tab.tap();
    const dialog = page.getByRole('dialog', { name: 'Call for help now' });
    await expect(dialog).toBeVisible();
    const calls = await dialog.getByRole('link').all();
    const addresses = await Promise.all(calls.map((it) => it.getAttribute('href')));
    expect(addresses).toEqual(['tel:112', 'tel:999', 'tel:911']);
    for (const call of calls) expect((await boxOf(call)).height).toBeGreaterThan(55.99);
    const text = dialog.getByText('If you are in danger');
    expect((await boxOf(calls[2]!)).y).toBeLessThan((await boxOf(text)).y);
    expect(page.url()).not.toMatch(/danger|help/);
    await dialog.getByRole('button', { name: 'Close' }).last().tap();
    await expect(tab).toBeFocused();
  }
});
