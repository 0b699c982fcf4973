import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const codeField = () => field('Code from the server’s console (optional)');
const submit = () => page.getByRole('button', { name: 'Register' }).click();

async function fill(email: string, confirmation = password) {
  await field('Name').fill('Maya Okafor');
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(confirmation);
}

test('the registration form asks for email and password when it is empty', async () => {
  await renderAt('/register');
  await submit();
  await expect.element(page.getByText('Email & password required').first()).toBeVisible();
});

test('the registration form shows that the passwords differ until they match', async () => {
  await renderAt('/register');
  await fill('maya@test.example', 'Quiet-Morning-8');
  await submit();
  await expect.element(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field('Confirm password').fill(password);
  await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
});

test('the registration form offers all four roles', async () => {
  await renderAt('/register');
  const options = field('I am a').getByRole('option');
  await expect.element(options.first()).toBeInTheDocument();
  expect(options.elements().map((it) => it.textContent)).toEqual(['Divorcee', 'Mediator', 'Lawyer', 'Admin']);
});

test('the registration form shows an error and keeps its input when the email is taken', async () => {
  const { email } = await newPerson('divorcee');
  await renderAt('/register');
  await fill(email);
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Password')).toHaveValue(password);
});

test('a new lawyer sees that the account is ready and goes on to the lawyer dashboard', async () => {
  const { path } = await renderAt('/register');
  await fill(`${crypto.randomUUID()}@test.example`);
  await field('I am a').selectOptions('Lawyer');
  await submit();
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  expect(path()).toBe('/setup');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.element(page.getByText('You are not in a case yet')).toBeVisible();
  expect(path()).toBe('/lawyer');
});

test('the registration form asks only an admin for the console code when roles need approval', async () => {
  await renderAt('/register', undefined, '/closed');
  await field('I am a').selectOptions('Mediator');
  await expect.element(page.getByText('This is a request.', { exact: false })).toBeVisible();
  await expect.element(codeField()).not.toBeInTheDocument();
  await field('I am a').selectOptions('Admin');
  await expect.element(codeField()).toBeVisible();
});

test('the registration form asks for no console code when the server grants every role', async () => {
  await renderAt('/register');
  await field('I am a').selectOptions('Admin');
  await expect.element(page.getByText('This is a demonstration', { exact: false })).toBeVisible();
  await expect.element(codeField()).not.toBeInTheDocument();
});

test('the first admin registers with the console code, and a wrong code shows an error and keeps the input', async () => {
  const { path } = await renderAt('/register', undefined, '/closed');
  await fill(`${crypto.randomUUID()}@test.example`);
  await field('I am a').selectOptions('Admin');
  await codeField().fill('AAAA-BBBB');
  await submit();
  await expect.element(page.getByText('This code is not right, or it has been used.')).toBeVisible();
  await expect.element(field('Password')).toHaveValue(password);
  await codeField().fill(` ${await commands.prepare('adminCode')} `);
  await submit();
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect.element(page.getByText('Your role: Admin.')).toBeVisible();
  expect(path()).toBe('/setup');
});

test('the registration form reports that an email was sent when the server confirms addresses', async () => {
  const email = `${crypto.randomUUID()}@test.example`;
  const { path } = await renderAt('/register', undefined, '/closed');
  await fill(email);
  await submit();
  await expect.element(page.getByRole('heading', { name: 'We have sent you an email' })).toBeVisible();
  await expect.element(page.getByText(email, { exact: false })).toBeVisible();
  expect(path()).toBe('/register');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(field('Email')).toBeVisible();
});

test('an invalid confirmation link shows an error and a link to register again', async () => {
  const { path } = await renderAt(`/confirm-email?token=${'x'.repeat(43)}`, undefined, '/closed');
  await field('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register again' })).toBeVisible();
  expect(path()).toBe('/confirm-email');
});
