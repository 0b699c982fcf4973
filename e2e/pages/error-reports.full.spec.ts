// Guards packages/app/src/errors/** packages/server/src/routes/platform/client-errors.ts
import { expect, type Page } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';

/** Throws behind the page, outside of anything that would catch it. */
const throwLater = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    for (const name of all) {
      const error = Object.assign(new Error('Ada Reyes said so'), { name });
      setTimeout(() => {
        throw error;
      });
    }
  }, names);

const reports = (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (it) => it.url().endsWith('/api/client-errors') && sent.push(it.postDataJSON()));
  return sent;
};

test('the server logs the error id that a person reads on the error screen', async ({ page, product }) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  await page.route('**/assets/case-list-page-*.js', (route) => route.abort());
  await page
    .getByRole('complementary', { name: 'Main menu' })
    .getByRole('link', { name: /^Cases/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  const screen = page.getByRole('main');
  await expect(screen).toContainText("An unexpected error occurred. Don't worry, your data is safe.");
  const [id] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(await screen.innerText()) ?? [];
  const line = { level: 'warn', message: 'client error', errorId: id, kind: 'render', name: 'TypeError' };
  await expect
    .poll(() => product.log())
    .toContainEqual(expect.objectContaining({ ...line, route: '/mediator/cases', version: manifest.version }));
});

test('the server logs uncaught errors and unhandled rejections of a guest’s page without their messages', async ({
  page,
  product,
}) => {
  await visit(page, '/signin');
  await throwLater(page, ['ThrownError']);
  await page.evaluate(() => void Promise.reject(Object.assign(new Error('Ada Reyes'), { name: 'RejectedError' })));
  for (const [kind, name] of [
    ['script', 'ThrownError'],
    ['promise', 'RejectedError'],
  ])
    await expect.poll(() => product.log()).toContainEqual(expect.objectContaining({ kind, name, route: '/signin' }));
  expect(JSON.stringify(product.log())).not.toContain('Ada Reyes');
});

test('a page reports a repeated uncaught error once, and at most five uncaught errors in all', async ({ page }) => {
  const sent = reports(page);
  await visit(page, '/signin');
  await throwLater(page, ['SameError', 'SameError', 'SameError']);
  await expect.poll(() => sent.length).toBe(1);
  await throwLater(page, ['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  await expect.poll(() => sent.length).toBe(5);
  await page.waitForTimeout(500);
  expect(sent).toHaveLength(5);
});

test('a page sends no further report when sending an error report fails', async ({ page }) => {
  const sent = reports(page);
  await page.route('**/api/client-errors', (route) => route.abort());
  await visit(page, '/signin');
  await throwLater(page, ['LostError']);
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForTimeout(500);
  expect(sent).toHaveLength(1);
});
