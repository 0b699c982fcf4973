import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './product.ts';

const homes = {
  'mediator@demo.example': '/mediator',
  'party-a@demo.example': '/divorcee',
  'lawyer-a@demo.example': '/lawyer',
  'admin@demo.example': '/admin',
};

for (const [email, home] of Object.entries(homes))
  test(`${email} comes home to ${home}, and only an admin may look into other homes`, async ({ page }) => {
    await signIn(page, email);
    await expect(page).toHaveURL(home);
    for (const other of Object.values(homes)) {
      await page.goto(other);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(home === '/admin' ? other : home);
    }
  });

test('a guest who asks for a page of members sees the first page', async ({ page }) => {
  for (const path of ['/mediator', '/divorcee', '/case/00000000-0000-4000-8000-000000000000', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

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

test('a wrong password keeps what was typed', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill('party-a@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue('party-a@demo.example');
});
