import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './product.ts';

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
