import { expect, type Page } from '@playwright/test';
import { demoPassword, newAddress, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

// ASVS 7.4.4
test('signing out in one tab signs out the other', async ({ context }) => {
  const first = await context.newPage();
  await signIn(first, 'party-b@demo.example');
  const second = await context.newPage();
  await second.goto('/divorcee');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await first.getByRole('button', { name: 'Logout' }).click();
  await expect(first).toHaveURL('/');
  await expect(second).toHaveURL('/');
});

// ASVS 14.3.1, 14.3.3
test('signing out leaves no words in the storage of any tab, also of a message that was on its way', async ({
  context,
}) => {
  const first = await context.newPage();
  await signIn(first, 'party-b@demo.example');
  const second = await context.newPage();
  const field = (tab: Page) => tab.getByRole('textbox', { name: /^Message to/ });
  for (const tab of [first, second]) {
    await tab.goto('/divorcee/messages');
    await field(tab).fill('I want to leave on Friday.');
  }
  let fail = () => {};
  const isOver = new Promise<void>((resolve) => (fail = resolve));
  await second.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await isOver;
    return route.abort();
  });
  await field(second).press('Enter');
  await field(second).fill('On Friday at six.');
  await first.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [first, second]) await expect(tab).toHaveURL('/');
  fail();
  await second.waitForTimeout(500);
  for (const tab of [first, second])
    expect(await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
});

/** Holds a part of the app back until it is asked for. */
async function holdBack(page: Page, part: string) {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await isFree;
    await route.continue();
  });
  return release;
}

test('the registration and sign-in forms stay busy until the next page is loaded', async ({ page }) => {
  const email = newAddress('noor');
  const password = page.getByLabel('Password', { exact: true });
  const showSetup = await holdBack(page, 'setup-page');
  await page.goto('/register');
  await page.getByLabel('Name').fill('Noor Haddad');
  await page.getByLabel('Email').fill(email);
  await password.fill(demoPassword);
  await page.getByLabel('Confirm password').fill(demoPassword);
  const toSetup = page.waitForRequest('**/assets/setup-page-*.js');
  await page.getByRole('button', { name: 'Register' }).click();
  await toSetup;
  await expect(page.getByRole('button', { name: 'Registering' })).toBeVisible();
  showSetup();
  await expect(page).toHaveURL(/setup/);

  const showHome = await holdBack(page, 'divorcee-home-page');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await password.fill(demoPassword);
  const toHome = page.waitForRequest('**/assets/divorcee-home-page-*.js');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toHome;
  await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible();
  showHome();
  await expect(page).toHaveURL('/divorcee');
});

test('the sign-in form shows an error and keeps the email when the password is wrong', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill('party-a@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('party-a@demo.example');
});
