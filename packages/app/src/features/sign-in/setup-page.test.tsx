import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('a mediator confirms the address, sees that the role is pending, can refresh the page and can sign out', async () => {
  const { path } = await renderAt(
    `/confirm-email?token=${await commands.prepare('confirmation')}`,
    undefined,
    '/closed',
  );
  await field('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect.element(title('Your account is ready, your role is pending approval')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText(/^Still waiting\. Checked at/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
});

test('the setup page opens at both of its addresses for a signed-in person and redirects a guest', async () => {
  const maya = await newPerson('divorcee');
  for (const address of ['/setup', '/role-setup']) {
    await renderAt(address, maya);
    await expect.element(title('Your account is ready').first()).toBeVisible();
    document.body.replaceChildren();
  }
  localStorage.clear();
  const { path } = await renderAt('/role-setup');
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
});

test('the legacy addresses /home and /register-legacy open the landing page and the registration form', async () => {
  const former = await renderAt('/home');
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(former.path()).toBe('/');
  document.body.replaceChildren();
  const legacy = await renderAt('/register-legacy');
  await expect.element(title('Register')).toBeVisible();
  expect(legacy.path()).toBe('/register-legacy');
});
