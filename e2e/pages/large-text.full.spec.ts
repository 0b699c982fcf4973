// Guards packages/app/src/shell/** packages/app/src/features/reports/** packages/ui/src/components/**
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { caseTab, offerIn } from '../../packages/app/src/case-paths.ts';
import { paths } from '../../packages/app/src/paths.ts';
import { settle } from '../testing/looks.ts';
import { apiOf, comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';
import { expectNoOverlap, setLetters } from '../testing/top-bar.ts';

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

/** What scrolls sideways in a page, and cards with less room than on a phone. */
const findCramped = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const scrollers = [...main.querySelectorAll('*')].filter(
      (it) => it.scrollWidth > it.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(it).overflowX),
    );
    const columns = [...main.querySelectorAll('section, article')].filter(
      (it) => it.checkVisibility() && it.getBoundingClientRect().width < main.clientWidth * 0.6,
    );
    return [...scrollers, ...columns].filter((it) => it.tagName !== 'NAV').map((it) => it.outerHTML.slice(0, 120));
  });

test('a mediator with text of 200 % reads each page in one column, without scrolling sideways', async ({
  page,
  product,
}) => {
  const { api } = await apiOf(product, 'mediator@demo.example');
  const [{ cases }, { sessions }] = await Promise.all([api.listCases({}), api.listSessions({ status: 'proposed' })]);
  const { id } = cases.find(({ title }) => title === 'Okafor family')!;
  await comeAs(page, 'mediator@demo.example');
  for (const path of [
    caseTab(id, 'proposals'),
    offerIn(id),
    paths.mediatorSchedule(),
    paths.mediatorSessions(),
    paths.session(sessions[0]!.id),
  ]) {
    await visit(page, path);
    await setLetters(page, 32);
    await settle(page);
    await expect(async () => expect(await findCramped(page), path).toEqual([])).toPass({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
