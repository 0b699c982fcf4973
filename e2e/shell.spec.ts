import { expect, type Page } from '@playwright/test';
import { onTheWay, settle } from './looks.ts';
import { comeAs, visit } from './people.ts';
import { test } from './product.ts';

declare global {
  interface Window {
    shifts: { value: number; hadRecentInput: boolean; where: string[] }[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Notes each jump of the layout, with what jumped; what a click causes counts too. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const where = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? ''),
        );
        window.shifts.push({ value, hadRecentInput, where });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (page: Page) =>
  page.evaluate(() => window.shifts.filter((it) => it.value > 0.005).map((it) => [it.value.toFixed(3), it.where]));
const sum = (page: Page) => page.evaluate(() => window.shifts.reduce((total, { value }) => total + value, 0));
const reset = (page: Page) => page.evaluate(() => void (window.shifts = []));

const walks = {
  'mediator@demo.example': ['Cases', 'Profile', 'Dashboard', 'Cases'],
  'party-a@demo.example': ['Messages', 'Profile', 'Dashboard', 'Messages'],
  'admin@demo.example': ['Profile', 'Dashboard'],
};

for (const [email, entries] of Object.entries(walks))
  test(`the page does not jump while ${email} goes from page to page`, async ({ page }) => {
    onTheWay(page);
    await watchShifts(page);
    await comeAs(page, email);
    await visit(page, '/dashboard');
    const menu = page.getByRole('complementary', { name: 'Main menu' });
    await settle(page);
    for (const name of entries) {
      await reset(page);
      await menu.getByRole('link', { name, exact: false }).first().click();
      await expect(menu.locator('[aria-current=page]')).toContainText(name);
      await settle(page);
      expect(await sum(page), `${name}: ${JSON.stringify(await shifted(page))}`).toBeLessThan(0.05);
    }
  });

test('the focus goes to the title of each new page, and the place on the last page is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto('/what-to-expect');
  await expect(page.getByRole('heading', { level: 1, name: 'What to expect' })).toBeVisible();
  await page.mouse.move(600, 250);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'FAQ' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Questions and answers' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('FAQ · Mediation Platform');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'What to expect' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a guest who comes to an organization sees its face before signing in', async ({ page }) => {
  await page.goto('/signin?org=hearthside-family-mediation');
  await expect(page).toHaveTitle('Sign In · Hearthside Family Mediation');
  await expect(page.getByText('Hearthside Family Mediation')).toBeVisible();
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#c4623f');
  await page.goto('/?org=hearthside-family-mediation');
  await expect(page.getByText('Steady help while things change')).toBeVisible();
  await page.goto('/signin?org=no-such-house');
  await expect(page).toHaveTitle('Sign In · Mediation Platform');
  expect(await page.evaluate(() => localStorage.getItem('app-brand'))).toBeNull();
});

test('a page that breaks leaves the frame standing, and counts', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  await page.route(/assets\/profile-page-.*\.js/, (route) => route.abort());
  const menu = page.getByRole('complementary', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused();
  await expect(page.getByText("An unexpected error occurred. Don't worry, your data is safe.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeHidden();
  for (const count of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(`Error count ${count}`)).toBeVisible();
  }
  await expect(page.getByText('Multiple errors detected. A page reload is recommended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await page.unroute(/assets\/profile-page-.*\.js/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeHidden();
  await expect(page).toHaveTitle(/^You · Profile/);
});

test('a panel that cannot be loaded says so in its place and can be tried again', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  await page.route(/assets\/help-panel-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(failed.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page).toHaveURL(/\/mediator\?panel=help/);
  await page.unroute(/assets\/help-panel-.*\.js/);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('quick exit stays above an open panel', async ({ page }) => {
  await comeAs(page, 'party-a@demo.example');
  await page.goto('/divorcee?panel=assistant');
  await expect(page.getByRole('dialog')).toBeVisible();
  const exit = page.locator('[data-quick-exit]');
  const box = await exit.boundingBox();
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-quick-exit]') !== null, [
    box!.x + box!.width / 2,
    box!.y + box!.height / 2,
  ] as const);
  expect(top).toBe(true);
});
