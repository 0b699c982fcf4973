// Guards packages/app/src/shell/** packages/app/src/appearance/** packages/app/src/router.tsx
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { pendingRequests, settle } from '../testing/looks.ts';
import { comeAs, visit, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

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
  test(`the layout does not shift while ${email} moves from page to page`, async ({ page }) => {
    pendingRequests(page);
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

test('no home shifts while it loads, on a desktop and on a phone', async ({ page }) => {
  pendingRequests(page);
  await watchShifts(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const person of ['party-a', 'party-b', 'lawyer-a', 'lawyer-b', 'mediator', 'office-admin', 'admin']) {
      await page.goto('about:blank');
      await comeAs(page, `${person}@demo.example`);
      await visit(page, '/dashboard');
      await settle(page);
      expect(await sum(page), `${person}, ${width}: ${JSON.stringify(await shifted(page))}`).toBeLessThan(0.05);
    }
  }
});

test('a guest’s pages do not shift while their scripts load, on a desktop and on a phone', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/assets/*', async (route) => {
    await sleep(200);
    await route.continue();
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/signin', '/register', '/forgot-password']) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect(await sum(page), `${path}: ${JSON.stringify(await shifted(page))}`).toBeLessThan(0.02);
    }
  }
});

test('the app focuses the heading of a new page and restores the scroll position on going back', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto('/what-to-expect', { waitUntil: 'networkidle' });
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

test('a guest sees the brand of the organization in the address, and the platform’s brand for an unknown one', async ({
  page,
}) => {
  await page.goto('/signin?org=hearthside-family-mediation');
  await expect(page).toHaveTitle('Sign In · Hearthside Family Mediation');
  await expect(page.getByRole('link', { name: 'Hearthside Family Mediation' })).toBeVisible();
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#c4623f');
  await page.goto('/?org=hearthside-family-mediation');
  await expect(page.getByText('Steady help while things change')).toBeVisible();
  await page.goto('/signin?org=no-such-house');
  await expect(page).toHaveTitle('Sign In · Mediation Platform');
  expect(await page.evaluate(() => localStorage.getItem('app-brand'))).toBeNull();
});

test('a person who signed in at an organization’s address still sees its brand after logout and after the sign-in session ends', async ({
  page,
}) => {
  const ofHouse = /Hearthside Family Mediation$/;
  await page.goto('/signin?org=hearthside-family-mediation');
  await expect(page).toHaveTitle(ofHouse);
  const [platforms, own] = await page
    .locator('link[rel=icon]')
    .evaluate((it) => [it.dataset['own'], it.getAttribute('href')]);
  expect(platforms).toContain('data:image/svg');
  expect(own).not.toBe(platforms);
  await page.getByLabel('Email').fill('party-a@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/divorcee');
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(ofHouse);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#c4623f');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn(page, 'party-a@demo.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('app:unauthorized')));
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle(ofHouse);
});

test('the browser tab shows the brand’s title, icon and theme color before the scripts load, and drops them on logout', async ({
  page,
}) => {
  await signIn(page, 'party-a@demo.example');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#c4623f');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  await page.route(/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page).toHaveTitle('Hearthside Family Mediation');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#c4623f');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', icon ?? '');
  await page.unroute(/assets\/.*\.js/);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#3b82f6');
  await expect(page.locator('link[rel=icon]')).not.toHaveAttribute('href', icon ?? '');
});

test('a page that fails to load shows an error inside the shell, counts the failures and opens on a later retry', async ({
  page,
}) => {
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
    await expect(page.locator('dt:text-is("Error count") + dd')).toHaveText(String(count));
  }
  await expect(page.getByText('Multiple errors detected. A page reload is recommended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await page.unroute(/assets\/profile-page-.*\.js/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeHidden();
  await expect(page).toHaveTitle(/^You · Profile/);
});

test('a panel that fails to load shows an error in its place and opens on a retry', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  await page.route(/assets\/help-panel-.*\.js/, (route) => route.abort());
  await visit(page, '/mediator');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(failed.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page).toHaveURL(/\/mediator\?panel=help/);
  await page.unroute(/assets\/help-panel-.*\.js/);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});
