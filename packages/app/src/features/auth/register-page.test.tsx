import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('an empty form says what is needed', async () => {
  await renderAt('/register');
  await submit();
  await expect.element(page.getByText('Email & password required').first()).toBeVisible();
});

test('two different passwords are told, until they are the same', async () => {
  await renderAt('/register');
  await fill('maya@test.example', 'Quiet-Morning-8');
  await submit();
  await expect.element(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field('Confirm password').fill(password);
  await expect.element(page.getByText('Passwords do not match')).not.toBeInTheDocument();
});

test('all four roles can be asked for', async () => {
  await renderAt('/register');
  const options = field('I am a').getByRole('option');
  await expect.element(options.first()).toBeInTheDocument();
  expect(options.elements().map((it) => it.textContent)).toEqual(['Divorcee', 'Mediator', 'Lawyer', 'Admin']);
});

test('an address that is taken is said, and what was typed stays', async () => {
  const { email } = await newPerson('divorcee');
  await renderAt('/register');
  await fill(email);
  await submit();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Password')).toHaveValue(password);
});

test('a new lawyer is told what they got and what comes next', async () => {
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

test('the code of a new server is asked for where an admin has to approve, and only of an admin', async () => {
  await renderAt('/register', undefined, '/closed');
  await field('I am a').selectOptions('Mediator');
  await expect.element(page.getByText('This is a request.', { exact: false })).toBeVisible();
  await expect.element(codeField()).not.toBeInTheDocument();
  await field('I am a').selectOptions('Admin');
  await expect.element(codeField()).toBeVisible();
});

test('a server that grants every role asks for no code', async () => {
  await renderAt('/register');
  await field('I am a').selectOptions('Admin');
  await expect.element(page.getByText('This is a demonstration', { exact: false })).toBeVisible();
  await expect.element(codeField()).not.toBeInTheDocument();
});

test('the first admin shows the code of a new server; a wrong one is told, and what was typed stays', async () => {
  const { path } = await renderAt('/register', undefined, '/closed');
  await fill(`${crypto.randomUUID()}@test.example`);
  await field('I am a').selectOptions('Admin');
  await codeField().fill('AAAA-BBBB');
  await submit();
  await expect.element(page.getByText('This code is not right, or it has been used.')).toBeVisible();
  await expect.element(field('Password')).toHaveValue(password);
  await codeField().fill(` ${inject('adminCode')} `);
  await submit();
  await expect.element(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect.element(page.getByText('Your role: Admin.')).toBeVisible();
  expect(path()).toBe('/setup');
});

test('where addresses are confirmed, the form leads to the page that says an email was sent', async () => {
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

test('a link that confirms nothing is refused with a way to register again', async () => {
  const { path } = await renderAt(`/confirm-email?token=${'x'.repeat(43)}`, undefined, '/closed');
  await field('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register again' })).toBeVisible();
  expect(path()).toBe('/confirm-email');
});
