import { expect, type Page } from '@playwright/test';
import { caseTab, offerIn, paths } from '../packages/app/src/paths.ts';
import { settle } from './looks.ts';
import { apiOf, comeAs, visit } from './people.ts';
import { test } from './product.ts';
import { setLetters } from './top-bar.ts';

test.use({ viewport: { width: 1280, height: 900 } });

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
    await expect(async () => expect(await findCramped(page), path).toEqual([])).toPass({ timeout: 5000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
