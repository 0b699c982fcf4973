import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { password } from '../../testing/people.ts';
import { refuseRequests } from '../../testing/refusals.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Submits a form whose call is refused in three ways, and reads what the form says of each. */
async function expectRefusals(url: string, button: string, fallback: string) {
  for (const [failure, text] of [
    [{ message: 'Not before eight.' }, 'Not before eight.'],
    [{}, fallback],
    [{ status: 404 }, 'Server endpoint not found. Please check backend configuration.'],
  ] as const) {
    const accept = refuseRequests('POST', url, failure);
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    accept();
  }
}

test('the sign-in form shows the server’s message, ‘Sign in failed’ or, for a 404, a missing endpoint, and keeps its input', async () => {
  await renderAt('/signin');
  await field('Email').fill('maya@test.example');
  await field('Password').fill(password);
  await expectRefusals('/api/auth/login', 'Sign In', 'Sign in failed');
  await expect.element(field('Password')).toHaveValue(password);
});

test('the registration form shows the server’s message, ‘Registration failed’ or, for a 404, a missing endpoint, and keeps its input', async () => {
  await renderAt('/register');
  await field('Name').fill('Iris Bell');
  await field('Email').fill('iris@test.example');
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  await expectRefusals('/api/auth/register', 'Register', 'Registration failed');
  await expect.element(field('Confirm password')).toHaveValue(password);
});
