import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson, password } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function signIn({ email }: { email: string }) {
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a guest who opens a mediator’s page is redirected to the landing page', async () => {
  const { path } = await renderAt('/mediator');
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(path()).toBe('/');
});

test('a guest who opens a page of their own lands on it after signing in, and the next person does not', async () => {
  const [maya, ben] = [await newPerson('divorcee'), await newPerson('divorcee')];
  const { path, search, session } = await renderAt('/profile?part=safety');
  await signIn(maya);
  await expect.element(title('Profile')).toBeVisible();
  expect(path() + search()).toBe('/profile?part=safety');
  session.signOut();
  await signIn(ben);
  await expect.poll(path).toBe('/divorcee');
});

test('a person opens a page with an expired sign-in session and lands on it after signing in, and the next person does not', async () => {
  const [maya, ben] = [await newPerson('divorcee'), await newPerson('divorcee')];
  await maya.api.logout();
  sessionStorage.setItem('lastRoute', '/divorcee/messages');
  const { path, search, session } = await renderAt('/profile?part=safety', maya);
  await signIn(maya);
  await expect.element(title('Profile')).toBeVisible();
  expect(path() + search()).toBe('/profile?part=safety');
  session.signOut();
  await signIn(ben);
  await expect.poll(path).toBe('/divorcee');
});

test('another person who signs in after an expired sign-in session lands on their home', async () => {
  const [maya, ben] = [await newPerson('divorcee'), await newPerson('divorcee')];
  await maya.api.logout();
  const { path } = await renderAt('/profile?part=safety', maya);
  await signIn(ben);
  await expect.poll(path).toBe('/divorcee');
});

test('a guest who opens the dashboard is redirected to the sign-in page', async () => {
  const { path } = await renderAt('/dashboard');
  await expect.element(title('Sign In')).toBeVisible();
  expect(path()).toBe('/signin');
});

test('a divorcee who opens a mediator’s page is redirected to their own dashboard', async () => {
  const { path } = await renderAt('/mediator/cases', await newPerson('divorcee', 'Maya Okafor'));
  await expect.element(title(/Maya\.$/)).toBeVisible();
  expect(path()).toBe('/divorcee');
});

test('an admin opens a mediator’s page', async () => {
  const { path } = await renderAt('/mediator/cases', await newPerson('admin'));
  await expect.element(title('Cases')).toBeVisible();
  expect(path()).toBe('/mediator/cases');
});

test('a signed-in person who opens the landing page is redirected to their own dashboard', async () => {
  const { path } = await renderAt('/', await newPerson('lawyer', 'Tomas Herrera'));
  await expect.element(title(/Tomas\.$/)).toBeVisible();
  expect(path()).toBe('/lawyer');
});

test('a token unknown to the server ends the sign-in session with one app:unauthorized event and a notice', async () => {
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

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('an open page shows nothing more once an admin has ended the sign-in session', async () => {
  const [maya, admin] = [await newPerson('divorcee'), await newPerson('admin')];
  const { path } = await renderAt('/profile', maya);
  await expect.element(title('Profile')).toBeVisible();
  await admin.api.endSessionsOf({ userId: maya.user.id });
  lookAgain();
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible();
  expect(path()).toBe('/');
});

test('an open page starts over once an admin has changed the role', async () => {
  const [tomas, admin] = [await newPerson('lawyer'), await newPerson('admin')];
  await renderAt('/profile', tomas);
  await expect.element(title('Profile')).toBeVisible();
  const version = (await admin.api.getUser({ userId: tomas.user.id })).user.version!;
  await admin.api.changeRole({ userId: tomas.user.id, role: 'divorcee', version, current_password: password });
  lookAgain();
  await expect.element(title('Profile')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ role: 'divorcee' });
});

/** Changes the storage as another tab of the same browser does. */
function inAnotherTab(work: (stored: Storage) => void) {
  const other = document.body.appendChild(document.createElement('iframe'));
  work(other.contentWindow!.localStorage);
  other.remove();
}

test('a sign-in session that timed out in another tab ends in this one with a notice and keeps the draft', async () => {
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

test('a person whose sign-in session timed out returns to the part of the page that they had open, without the panel', async () => {
  const maya = await newPerson('divorcee');
  const { path, search, session } = await renderAt('/profile?part=safety&panel=help', maya);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  session.runOut();
  await expect.element(page.getByText(/^Your session has ended/)).toBeVisible();
  await signIn(maya);
  await expect.element(title('Profile')).toBeVisible();
  expect(path() + search()).toBe('/profile?part=safety');
});

test('an unknown address shows the not-found page', async () => {
  await renderAt('/nowhere');
  await expect.element(title('This page is not here')).toBeVisible();
});
