import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const link = (code: string) => `/reset?token_hash=${code}&type=recovery`;

test('who forgot their password asks for a link on the way to sign in', async () => {
  const { path } = await renderAt('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(title('Forgot your password?')).toBeVisible();
  expect(path()).toBe('/forgot-password');
});

test('what is said is the same whether there is an account or not', async () => {
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

test('what is no address is told before anything is asked', async () => {
  await renderAt('/forgot-password');
  await field('Email').fill('maya');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Enter an email address, like name@example.org.')).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
});

test('a link without its code leads to a new one', async () => {
  await renderAt('/reset');
  await expect.element(title('This link is not complete')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect.element(title('Forgot your password?')).toBeVisible();
});

test('two different passwords are told, and a link that is used or too old leads to a new one', async () => {
  await renderAt(link('x'.repeat(56)));
  await field('New password').fill(password);
  await field('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByRole('alert').getByText(/^This link was used before or is too old/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect.element(field('New password')).toHaveValue(password);
});

test('a password that everybody uses is told at its field', async () => {
  await renderAt(link('x'.repeat(56)));
  await field('New password').fill('password1');
  await field('Confirm password').fill('password1');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('Many people use this password', { exact: false })).toBeVisible();
});
