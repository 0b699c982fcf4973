// Guards packages/app/src/shell/** packages/ui/src/components/**
import { defaultBranding } from '@mediation/api-client';
import type { Page } from '@playwright/test';
import { settle } from '../testing/looks.ts';
import { comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';
import { expectNoOverlap, setLetters } from '../testing/top-bar.ts';

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
            await setLetters(page, letters);
            await settle(page);
            await expectNoOverlap(page, `${letters} px`);
          }
        }
      });
    });
