// Guards packages/app/src/shell/** packages/app/src/features/reports/** packages/ui/src/components/**
import axe from 'axe-core';
import { expect } from '@playwright/test';
import { paths } from '../packages/app/src/paths.ts';
import { settle } from './looks.ts';
import { comeAs, visit } from './people.ts';
import { test } from './product.ts';
import { expectNoOverlap, setLetters } from './top-bar.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const email of ['party-a@demo.example', 'mediator@demo.example'])
  for (const locale of ['en-GB', 'es-ES'])
    test.describe(() => {
      test.use({ locale });
      test(`${email} sees the top bar without overlaps in ${locale} in every window and with text of 200 %`, async ({
        page,
      }) => {
        await comeAs(page, email);
        await visit(page, '/dashboard');
        for (const width of [641, 800, 960, 1101, 1280, 1700])
          for (const letters of [16, 24, 32]) {
            await page.setViewportSize({ width, height: 900 });
            await setLetters(page, letters);
            await expectNoOverlap(page, `${letters} px in ${width} px`);
          }
      });
    });

test('a mediator with text of 200 % reaches every table of the reports that scrolls with the keyboard', async ({
  page,
}) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, paths.mediatorReports());
  await setLetters(page, 32);
  await settle(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['scrollable-region-focusable'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect(found).toEqual([]);
});
