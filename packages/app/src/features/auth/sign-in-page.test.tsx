import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const email = () => page.getByLabelText('Email');
const secret = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Sign In' }).click();

test('an empty form says what is needed and goes to the first empty field', async () => {
  await renderAt('/signin');
  await submit();
  await expect.element(page.getByText('Email and password are required', { exact: true })).toBeVisible();
  await expect.element(email()).toHaveFocus();
});

test('a password alone is not enough, and what was typed stays', async () => {
  await renderAt('/signin');
  await email().fill('maya@test.example');
  await submit();
  await expect.element(page.getByText('Email and password are required', { exact: true })).toBeVisible();
  await expect.element(secret()).toHaveFocus();
  await expect.element(email()).toHaveValue('maya@test.example');
});

test('a refusal shows what the server says, and what was typed stays', async () => {
  const { email: address } = await newPerson('divorcee');
  await renderAt('/signin');
  await email().fill(address);
  await secret().fill('not the password');
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(email()).toHaveValue(address);
  await expect.element(secret()).toHaveValue('not the password');
});

test('a party who signs in with the Enter key comes to their own page', async () => {
  const { email: address } = await newPerson('divorcee', 'Maya Okafor');
  const { path } = await renderAt('/signin');
  await email().fill(address);
  await secret().fill(password);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /Maya\.$/ })).toBeVisible();
  expect(path()).toBe('/divorcee');
  expect(localStorage.getItem('auth_token')).not.toBeNull();
});

test('logging out leaves nothing of the person in the browser', async () => {
  const maya = await newPerson('divorcee');
  const { path } = await renderAt('/divorcee', maya);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
  expect(Object.keys(localStorage)).toEqual([]);
});
