import { expect } from '@playwright/test';
import { signOut, withAuthenticator } from '../testing/authenticator.ts';
import { demoPassword, listenForComplaints } from '../testing/people.ts';
import { test } from '../testing/product.ts';

test('a mediator adds a passkey, keeps recovery codes, signs in with the passkey, and with a code when it is lost', async ({
  page,
  product,
}) => {
  // Browsers keep passkeys for names, not for numbers.
  const site = product.url.replace('127.0.0.1', 'localhost');
  const complaints = listenForComplaints(page);
  const device = await withAuthenticator(page);
  await page.goto(`${site}/signin`);
  await page.getByLabel('Email').fill('mediator-2@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/mediator$/);

  await page.goto(`${site}/profile?part=sign-in`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const code = await codes.getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('Work laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');

  await signOut(page);
  await page.goto(`${site}/signin`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/mediator$/);

  await signOut(page);
  await device.forgetAll();
  await page.goto(`${site}/signin`);
  await page.getByLabel('Email').fill('mediator-2@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used.');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/mediator$/);
  expect(complaints.filter((it) => !it.includes('401'))).toEqual([]);
});
