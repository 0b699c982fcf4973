// Guards packages/server/src/routes/people/signing-in/** packages/app/src/auth/** packages/app/src/features/profile/sign-in/**
import { expect } from '@playwright/test';
import { signOut, withAuthenticator } from '../testing/authenticator.ts';
import { demoPassword } from '../testing/people.ts';
import { test } from '../testing/product.ts';

test('a mediator outside the demonstration is told to set up a second step, adds a passkey, and signs in and confirms with it', async ({
  page,
  product,
}) => {
  await product.rewrite('update private.settings set demo = null');
  // Browsers keep passkeys for names, not for numbers.
  const site = product.url.replace('127.0.0.1', 'localhost');
  await withAuthenticator(page);
  await page.goto(`${site}/signin`);
  await page.getByLabel('Email').fill('mediator-3@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/mediator$/);
  await expect(page.getByText('You need a second step to sign in. You have 7 days left to set it up.')).toBeVisible();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You need a second step to sign in.')).toHaveCount(0);

  await signOut(page);
  await page.goto(`${site}/signin`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/mediator$/);
  await expect(page.getByText('You need a second step to sign in.')).toHaveCount(0);

  await product.rewrite(`
    update auth.sessions set created_at = created_at - interval '11 minutes';
    update private.sign_in_proofs set confirmed_at = confirmed_at - interval '11 minutes'`);
  await page.goto(`${site}/profile?part=sign-in`);
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await product.rewrite("update private.settings set demo = 'filled'");
});
