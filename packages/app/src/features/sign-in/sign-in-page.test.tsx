import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codeOf, withCodeApp } from '../../testing/code-app.ts';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const email = () => page.getByLabelText('Email');
const secret = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Sign In' }).click();

test('the sign-in form asks for email and password and focuses the first empty field when it is empty', async () => {
  await renderAt('/signin');
  await submit();
  await expect.element(page.getByText('Email and password are required', { exact: true })).toBeVisible();
  await expect.element(email()).toHaveFocus();
});

test('the sign-in form focuses the password and keeps the email when the password is empty', async () => {
  await renderAt('/signin');
  await email().fill('maya@test.example');
  await submit();
  await expect.element(page.getByText('Email and password are required', { exact: true })).toBeVisible();
  await expect.element(secret()).toHaveFocus();
  await expect.element(email()).toHaveValue('maya@test.example');
});

test('the sign-in form shows an error and keeps its input when the password is wrong', async () => {
  const { email: address } = await newPerson('divorcee');
  await renderAt('/signin');
  await email().fill(address);
  await secret().fill('not the password');
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(email()).toHaveValue(address);
  await expect.element(secret()).toHaveValue('not the password');
});

test('a divorcee signs in with the Enter key and lands on their own dashboard', async () => {
  const { email: address } = await newPerson('divorcee', 'Maya Okafor');
  const { path } = await renderAt('/signin');
  await email().fill(address);
  await secret().fill(password);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /Maya\.$/ })).toBeVisible();
  expect(path()).toBe('/divorcee');
  expect(localStorage.getItem('auth_token')).not.toBeNull();
});

test('a person with an app is asked for its code after the password, and nothing is kept before', async () => {
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const { secret } = await withCodeApp(maya);
  const { path } = await renderAt('/signin');
  await email().fill(maya.email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await submit();
  const code = page.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  expect(localStorage.getItem('auth_token')).toBeNull();
  await submit();
  await expect.element(page.getByText('Enter the code.')).toBeVisible();
  await code.fill('AAAA-BBBB-CCCC');
  await submit();
  await expect.element(page.getByText('This recovery code is not right, or it has been used.')).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await submit();
  await expect.element(page.getByRole('heading', { level: 1, name: /Maya\.$/ })).toBeVisible();
  expect(path()).toBe('/divorcee');
});

test('a person who has no code at hand goes back to email and password', async () => {
  const maya = await newPerson('divorcee');
  await withCodeApp(maya);
  await renderAt('/signin');
  await email().fill(maya.email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await submit();
  await page.getByRole('button', { name: 'Back to email and password' }).click();
  await expect.element(email()).toBeVisible();
});

test('logging out clears the storage of the browser and leads to the landing page', async () => {
  const maya = await newPerson('divorcee');
  const { path } = await renderAt('/divorcee', maya);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
  expect(Object.keys(localStorage)).toEqual([]);
});
