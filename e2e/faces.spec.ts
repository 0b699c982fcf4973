import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { listenForComplaints, signIn } from './people.ts';
import { test } from './product.ts';

const guestPages = ['/', '/signin', '/register', '/accept-invitation/unknown', '/nowhere'];
const memberPages = {
  'mediator@demo.example': [
    '/mediator',
    '/mediator/cases',
    '/mediator?panel=new-case',
    '/mediator?panel=chat',
    '/mediator?panel=notifications',
    '/profile',
  ],
  'party-a@demo.example': [
    '/divorcee',
    '/divorcee/messages',
    '/divorcee?panel=notifications',
    ...['you', 'display', 'notifications', 'safety', 'sign-in', 'data'].map((part) => `/profile?part=${part}`),
  ],
  'lawyer-a@demo.example': ['/lawyer'],
  'admin@demo.example': ['/admin'],
};
const looks = [
  { name: 'light', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'phone', theme: 'light', viewport: { width: 390, height: 844 } },
] as const;

async function expectAccessible(page: Page) {
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html)])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}

for (const { name, theme, viewport } of looks) {
  test(`every page is accessible, ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = listenForComplaints(page);
    await page.setViewportSize(viewport);
    await page.addInitScript((it) => localStorage.setItem('app-theme', it), theme);
    for (const path of guestPages) {
      await page.goto(path);
      await expectAccessible(page);
    }
    for (const [email, paths] of Object.entries(memberPages)) {
      await signIn(page, email);
      for (const path of paths) {
        await page.goto(path);
        await expectAccessible(page);
      }
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    expect(complaints.filter((it) => !/status of 40[14]/.test(it))).toEqual([]);
  });
}

test('the built page has the colours of the brand', async ({ page }) => {
  await page.goto('/');
  const register = page.getByRole('link', { name: 'Register' }).first();
  const platform = await register.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(platform).toBe('rgb(51, 113, 216)');
  await signIn(page, 'mediator@demo.example');
  const create = page.getByRole('link', { name: 'Create new case' }).first();
  await expect(create).toBeVisible();
  await expect.poll(() => create.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toBe(platform);
});

test('signing in, finding a case and its chat takes no mouse', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('mediator@demo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('Demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const open = page.getByRole('link', { name: 'Okafor family' }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Okafor family' })).toBeFocused();
  const chat = page.getByRole('link', { name: 'Open chat' });
  await chat.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chat).toBeFocused();
});
