import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const link = (code: string) => `/reset?token_hash=${code}&type=recovery`;

test('the sign-in page links to the page for a forgotten password', async () => {
  const { path } = await renderAt('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(title('Forgot your password?')).toBeVisible();
  expect(path()).toBe('/forgot-password');
});

test('the forgotten-password page answers the same with and without an account', async () => {
  const said: string[] = [];
  for (const email of [(await newPerson('divorcee')).email, `${crypto.randomUUID()}@test.example`]) {
    await renderAt('/forgot-password');
    await field('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(title('Look in your email')).toBeVisible();
    said.push((document.querySelector('main')?.textContent ?? '').replace(email, ''));
    document.body.replaceChildren();
  }
  expect(said[0]).toBe(said[1]);
});

test('the forgotten-password page rejects an invalid email and focuses its field', async () => {
  await renderAt('/forgot-password');
  await field('Email').fill('maya');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Enter an email address, like name@example.org.')).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
});

test('a reset link without its code leads to the request for a new link', async () => {
  await renderAt('/reset');
  await expect.element(title('This link is not complete')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect.element(title('Forgot your password?')).toBeVisible();
});

test('the reset page rejects passwords that differ and offers a new link when the link is used or expired', async () => {
  await renderAt(link('x'.repeat(56)));
  await field('New password').fill(password);
  await field('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByRole('alert').getByText(/^This link has been used or has expired/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect.element(field('New password')).toHaveValue(password);
});

test('the reset page rejects a common password at its field', async () => {
  await renderAt(link('x'.repeat(56)));
  await field('New password').fill('password1');
  await field('Confirm password').fill('password1');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('This password is too common. Choose another one.')).toBeVisible();
});

test('the rules of a new password say that it is easy to guess before it is sent', async () => {
  await renderAt(link('x'.repeat(56)));
  const rule = (state: string) => page.getByText(`Not a common password, not your name, ${state}`);
  await field('New password').fill('Password123!');
  await expect.element(page.getByText('One of @$!%*?&#, met')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect.element(rule('not met yet')).toBeVisible();
  await field('New password').fill('Harvest7lane!');
  await expect.element(rule('met')).toBeVisible();
  await field('New password').fill('Password123!');
  await expect.element(rule('not met yet')).toBeVisible();
  await field('Confirm password').fill('Password123!');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('This password is too common. Choose another one.')).toBeVisible();
  await expect.element(field('New password')).toHaveValue('Password123!');
});
