import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { comeAs, demoPassword, newAddress } from './people.ts';
import { test as base } from './product.ts';

// The error catalogue of the specification, line by line, as a person meets it. How a message is made of an answer is
// held by the tests of the client, the failed count by those of the homes, the render error by those of the shell, and
// the assistant that cannot answer by its own.

/** What the network does to one call: an answer with a message, or one without a word. */
interface Network {
  refuse: (
    page: Page,
    method: string,
    url: string,
    failure?: { message?: string; status?: number },
  ) => Promise<unknown>;
}

const test = base.extend<object, { network: Network }>({
  network: [
    async ({}, use) => {
      const silent = createServer((_, response) => response.writeHead(429, '').end());
      await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
      const { port } = silent.address() as AddressInfo;
      await use({
        refuse: (page, method, url, { message, status = 429 } = {}) =>
          page.route(url, async (route) => {
            if (route.request().method() !== method) return route.fallback();
            if (message === undefined && status === 429) return route.continue({ url: `http://127.0.0.1:${port}/` });
            return route.fulfill({
              status,
              json: message === undefined ? {} : { error: { message } },
            });
          }),
      });
      silent.close();
    },
    { scope: 'worker' },
  ],
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the app raises app:unauthorized once and signs the person out when a call and the token renewal answer 401', async ({
  page,
}) => {
  let heard = 0;
  await page.exposeFunction('hear', () => (heard += 1));
  await page.addInitScript('addEventListener("app:unauthorized", () => hear())');
  await comeAs(page, 'party-b@demo.example');
  await page.goto('/divorcee');
  await expect(title(page)).toBeVisible();
  for (const url of ['**/api/notifications', '**/api/auth/refresh'])
    await page.route(url, (route) => route.fulfill({ status: 401, json: { error: 'Sign in again.' } }));
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  expect(await page.evaluate(() => ['auth_token', 'user'].map((it) => localStorage.getItem(it)))).toEqual([null, null]);
  expect(heard).toBe(1);
});

test('the chat shows the server’s message or ‘Failed to send message’ and keeps the message for a retry when sending fails', async ({
  page,
  network,
}) => {
  await comeAs(page, 'party-b@demo.example');
  await page.goto('/divorcee/messages');
  const log = page.getByRole('log');
  const sends = '**/api/chat/channels/*/messages';
  for (const message of ['The line was busy.', undefined]) {
    const words = `Could we meet on ${message === undefined ? 'Monday' : 'Friday'}?`;
    await network.refuse(page, 'POST', sends, { ...(message !== undefined && { message }) });
    await page.getByRole('textbox', { name: /^Message to/ }).fill(words);
    await page.getByRole('button', { name: 'Send' }).click();
    const toast = page.getByRole('alert').filter({ hasText: message ?? 'Failed to send message' });
    await expect(toast).toBeVisible();
    await expect(log.getByText('Failed to send message')).toBeVisible();
    await page.unroute(sends);
    await log.getByRole('button', { name: 'Try again' }).click();
    await expect(log.getByText('Failed to send message')).toHaveCount(0);
    await expect(log.getByText(words)).toHaveCount(1);
  }
});

test('the chat shows the server’s message or ‘Failed to load messages’ in place of the messages when loading fails', async ({
  page,
  network,
}) => {
  await comeAs(page, 'party-a@demo.example');
  const reads = '**/api/chat/channels/*/messages*';
  for (const message of ['The archive is closed.', undefined]) {
    await network.refuse(page, 'GET', reads, { ...(message !== undefined && { message }) });
    await page.goto('/divorcee/messages');
    const failed = page.getByRole('alert').filter({ hasText: message ?? 'Failed to load messages' });
    await expect(failed.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.unroute(reads);
  }
});

test('the app only logs a warning when unread notifications and messages cannot be counted', async ({
  page,
  network,
}) => {
  const logged: string[] = [];
  page.on('console', (it) => it.type() === 'warning' && logged.push(it.text()));
  await comeAs(page, 'lawyer-a@demo.example');
  for (const url of ['**/api/notifications/unread-count*', '**/api/cases?*', '**/api/cases'])
    await network.refuse(page, 'GET', url, { message: 'Nothing can be counted.' });
  await page.goto('/profile');
  await expect(title(page)).toBeVisible();
  await expect.poll(() => logged.join()).toContain('Failed to count unread notifications');
  await expect.poll(() => logged.join()).toContain('Failed to count unread messages');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
});

test('the app clears the active case and its Messages link when the conversation call answers 403', async ({
  page,
  network,
}) => {
  await comeAs(page, 'party-a@demo.example');
  await page.goto('/divorcee');
  const messages = page.getByRole('complementary', { name: 'Main menu' }).getByRole('link', { name: /^Messages/ });
  await expect(messages).toBeVisible();
  await network.refuse(page, 'GET', '**/api/conversations/case/*', { status: 403, message: 'This is not your case.' });
  await Promise.all([page.waitForResponse('**/api/conversations/case/*'), page.reload()]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('activeCaseId'))).toBeNull();
  await expect(title(page)).toBeVisible();
  await expect(messages).toHaveCount(0);
});

for (const [line, who, url] of [
  [
    'the app keeps the default branding and logs a warning when the branding fails to load',
    'mediator@demo.example',
    '**/api/organizations/*/branding',
  ],
  [
    'the app keeps the default branding and logs a warning when the organization of the case fails to load',
    'party-a@demo.example',
    '**/api/cases/my-case',
  ],
] as const)
  test(line, async ({ page, network }) => {
    const logged: string[] = [];
    page.on('console', (it) => it.type() === 'warning' && logged.push(it.text()));
    await network.refuse(page, 'GET', url, { message: 'It is not to be had.' });
    await comeAs(page, who);
    await page.goto('/profile');
    await expect(page).toHaveTitle(/Mediation Platform$/);
    await expect.poll(() => logged.join()).toMatch(/Failed to load the (organization|branding)/);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#3b82f6');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
  });

test('the app returns to the default branding when a branding shown before fails to load', async ({
  page,
  network,
}) => {
  await comeAs(page, 'mediator@demo.example');
  await page.goto('/profile');
  await expect(page).toHaveTitle(/Hearthside Family Mediation$/);
  await network.refuse(page, 'GET', '**/api/organizations/*/branding', {});
  await page.reload();
  await expect(page).toHaveTitle(/Mediation Platform$/);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#3b82f6');
});

test('the AI insights card shows the server’s message or ‘Failed to get insights’ and a retry when the insights fail to load', async ({
  page,
  network,
}) => {
  await comeAs(page, 'mediator@demo.example');
  const card = page.getByRole('region', { name: 'AI insights' });
  const insights = '**/api/ai/insights/*';
  for (const message of ['The AI is resting.', undefined]) {
    await page.unroute(insights);
    await network.refuse(page, 'GET', insights, { ...(message !== undefined && { message }) });
    await page.goto('/mediator');
    await expect(card.getByRole('alert')).toContainText(message ?? 'Failed to get insights');
  }
  const asked = page.waitForRequest(insights);
  await card.getByRole('button', { name: 'Try Again' }).click();
  await asked;
  await page.unroute(insights);
  await page.reload();
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('the new case dialog shows the server’s message or ‘Failed to create case’ and keeps its input when creating fails', async ({
  page,
  network,
}) => {
  await comeAs(page, 'mediator@demo.example');
  await page.goto('/mediator?panel=new-case');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Client full name').fill('Ana Castillo');
  await dialog.getByLabel('Email').fill('ana.castillo@example.org');
  await dialog.getByLabel('Phone').fill('+44 117 496 0100');
  await dialog.getByLabel('Date of birth').fill('1988-03-14');
  await dialog.getByLabel('Address').fill('3 Quay Street, Bristol');
  for (const message of ['No more cases today.', undefined]) {
    await network.refuse(page, 'POST', '**/api/cases', { ...(message !== undefined && { message }) });
    await dialog.getByRole('button', { name: 'Create case' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(message ?? 'Failed to create case');
    await page.unroute('**/api/cases');
  }
  await expect(dialog.getByLabel('Address')).toHaveValue('3 Quay Street, Bristol');
});

const missing = 'Server endpoint not found. Please check backend configuration.';

test('the sign-in form shows the server’s message, ‘Sign in failed’ or, for a 404, a missing endpoint, and keeps its input', async ({
  page,
  network,
}) => {
  await page.goto('/signin');
  await field(page, 'Email').fill('party-a@demo.example');
  await field(page, 'Password').fill(demoPassword);
  for (const [failure, text] of [
    [{ message: 'Not before eight.' }, 'Not before eight.'],
    [{}, 'Sign in failed'],
    [{ status: 404 }, missing],
  ] as const) {
    await network.refuse(page, 'POST', '**/api/auth/login', failure);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.unroute('**/api/auth/login');
  }
  await expect(field(page, 'Password')).toHaveValue(demoPassword);
});

test('the registration form shows the server’s message, ‘Registration failed’ or, for a 404, a missing endpoint, and keeps its input', async ({
  page,
  network,
}) => {
  await page.goto('/register');
  await field(page, 'Name').fill('Iris Bell');
  await field(page, 'Email').fill(newAddress('iris'));
  await field(page, 'Password').fill(demoPassword);
  await field(page, 'Confirm password').fill(demoPassword);
  for (const [failure, text] of [
    [{ message: 'Not before eight.' }, 'Not before eight.'],
    [{}, 'Registration failed'],
    [{ status: 404 }, missing],
  ] as const) {
    await network.refuse(page, 'POST', '**/api/auth/register', failure);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.unroute('**/api/auth/register');
  }
  await expect(field(page, 'Confirm password')).toHaveValue(demoPassword);
});
