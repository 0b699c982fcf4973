import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a guest is sent to the first page, from the dashboard to sign in', async () => {
  const { path } = await renderAt('/mediator');
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
});

test('the dashboard asks a guest to sign in', async () => {
  const { path } = await renderAt('/dashboard');
  await expect.element(title('Sign In')).toBeVisible();
  expect(path()).toBe('/signin');
});

test('a party who opens a mediator’s page comes to their own', async () => {
  const { path } = await renderAt('/mediator/cases', await newPerson('divorcee', 'Maya Okafor'));
  await expect.element(title(/Maya\.$/)).toBeVisible();
  expect(path()).toBe('/divorcee');
});

test('an admin passes every guard', async () => {
  const { path } = await renderAt('/mediator/cases', await newPerson('admin'));
  await expect.element(title('Cases')).toBeVisible();
  expect(path()).toBe('/mediator/cases');
});

test('the first page leads a signed-in person on to their own', async () => {
  const { path } = await renderAt('/', await newPerson('lawyer', 'Tomas Herrera'));
  await expect.element(title(/Tomas\.$/)).toBeVisible();
  expect(path()).toBe('/lawyer');
});

test('a token that the server does not know ends the session and says so', async () => {
  const maya = await newPerson('divorcee');
  await maya.api.logout();
  const ended = vi.fn<() => void>();
  addEventListener('app:unauthorized', ended);
  const { path } = await renderAt('/divorcee', { ...maya, token: 'worth.nothing.now' });
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible();
  expect(path()).toBe('/');
  expect(localStorage.getItem('auth_token')).toBeNull();
  removeEventListener('app:unauthorized', ended);
  expect(ended).toHaveBeenCalledOnce();
});

/** What another tab of the same browser does to what is stored. */
function inAnotherTab(work: (stored: Storage) => void) {
  const other = document.body.appendChild(document.createElement('iframe'));
  work(other.contentWindow!.localStorage);
  other.remove();
}

test('a session that ran out in another tab says so in this one too, and what was being written stays', async () => {
  const { path } = await renderAt('/profile', await newPerson('divorcee'));
  await expect.element(title('Profile')).toBeVisible();
  sessionStorage.setItem('draft', 'I have been thinking.');
  inAnotherTab((stored) => {
    stored.setItem('sessionRanOut', 'yes');
    stored.removeItem('user');
    stored.removeItem('auth_token');
  });
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible();
  expect(path()).toBe('/');
  expect(sessionStorage.getItem('draft')).toBe('I have been thinking.');
});

test('an address that leads nowhere says so', async () => {
  await renderAt('/nowhere');
  await expect.element(title('This page is not here')).toBeVisible();
});
