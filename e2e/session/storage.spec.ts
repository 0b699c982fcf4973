import { expect, type Page } from '@playwright/test';
import { demoPassword, listenForComplaints, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What strict privacy modes do: whoever asks for storage, for a channel between tabs or for a lock is refused. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: refuse });
    LockManager.prototype.request = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
  });

/** Fills what the origin may keep, down to the last character. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4 * 1024 * 1024, at = 0; size >= 1; at++)
        try {
          storage.setItem(`filler-${at}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
  });

for (const [condition, prepare] of [
  ['the browser blocks storage', blockStorage],
  ['the storage of the browser is full', fillStorage],
] as const)
  test(`a party signs in, moves between pages and keeps a chat draft when ${condition}`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await prepare(page);
    await signIn(page, 'party-a@demo.example');
    await expect(page).toHaveURL('/divorcee');
    const menu = page.getByRole('complementary', { name: 'Main menu' });
    await menu.getByRole('link', { name: /^Messages/ }).click();
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill('Wednesday suits me.');
    await menu.getByRole('link', { name: 'Profile' }).click();
    await expect(title(page)).toHaveText('Profile');
    await page.goBack();
    await expect(field).toHaveValue('Wednesday suits me.');
    expect(complaints).toEqual([]);
  });

test('the theme and the language change for the open page when the browser blocks storage', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Correo').fill('mediator@demo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mediator');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('quick exit leaves the site when the browser blocks storage', async ({ page }) => {
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }));
  await blockStorage(page);
  await signIn(page, 'party-b@demo.example');
  await expect(title(page)).toBeVisible();
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveURL('https://www.bbc.com/weather');
});
