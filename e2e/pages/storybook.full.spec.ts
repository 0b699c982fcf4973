// Guards .storybook/** packages/ui/src/** packages/app/src/** packages/app/*.ts CHANGELOG.md
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as baseExpect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/ui/dist/storybook');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function serve({ url = '/' }: { url?: string | undefined }) {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return existsSync(file) ? { type: types[extname(file)] ?? 'application/octet-stream', file } : null;
}

/** A test with the address of the Storybook that `npm run storybook:build` makes. */
const test = base.extend<object, { storybook: Server }>({
  storybook: [
    async ({}, use) => {
      const build = ['tools/bootstrap.mjs', 'turbo', 'run', 'storybook:build'];
      const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Error(`storybook:build ended with ${status}: ${stdout}${stderr}`);
      const server = createServer((request, response) => {
        const found = serve(request);
        if (found === null) return response.writeHead(404).end();
        return createReadStream(found.file).pipe(response.setHeader('content-type', found.type));
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      await use(server);
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ storybook }, use) => use(`http://127.0.0.1:${(storybook.address() as AddressInfo).port}`),
});

/** Storybook loads itself and then the first story, from some hundred files. */
const expect = baseExpect.configure({ timeout: 60_000 });

/** The frame in which Storybook shows a story or a page of documentation. */
const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** What a page says is wrong, from now on. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (it) => it.type() === 'error' && errors.push(`${it.text()} ${it.location().url}`));
  return errors;
}

/** The four pages that the start page shows. */
const pagesIn = (page: Page) => page.frames().filter((frame) => /id=pages-.*viewMode=story/.test(frame.url()));

/** What each of them has in place of its organization. */
const inAll = (page: Page, read: () => string) =>
  Promise.all(pagesIn(page).map((frame) => frame.evaluate(read).catch(() => 'still loading')));

const primaryColor = () => getComputedStyle(document.documentElement).getPropertyValue('--ui-color-primary-9').trim();
const logo = () => document.querySelector('header img')?.getAttribute('src')?.slice(0, 14) ?? '';
const brandName = () => String(document.querySelector('header')?.textContent.includes('Oak Street'));

test('a designer puts in a brand on the start page, and four pages follow', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = errorsOn(page);
  await page.goto('/');
  const start = shown(page);
  await expect(start.getByRole('heading', { level: 1 })).toHaveText('Put in two colors. See every page follow.');
  await expect(async () => expect(new Set(await inAll(page, brandName))).toEqual(new Set(['false']))).toPass();
  expect(pagesIn(page)).toHaveLength(4);
  const before = await inAll(page, primaryColor);

  await start.getByLabel('Primary color', { exact: true }).fill('#7a1f5c');
  await start.getByLabel('Name', { exact: true }).fill('Oak Street');
  await expect(async () => {
    const after = await inAll(page, primaryColor);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
    expect(await inAll(page, brandName)).toEqual(['true', 'true', 'true', 'true']);
  }).toPass();
  await start.getByRole('radio', { name: 'Dark' }).click();
  await expect(async () => {
    expect(await inAll(page, () => document.documentElement.dataset['theme'] ?? '')).toEqual(Array(4).fill('dark'));
  }).toPass();

  await start.getByLabel('Or a sample logo').selectOption('Bridge');
  await start.getByRole('radio', { name: 'Phone' }).click();
  await expect(async () => {
    expect(await inAll(page, logo)).toEqual(Array(4).fill('data:image/svg'));
    expect(new Set(await inAll(page, primaryColor)).size).toBe(1);
  }).toPass();

  await start.getByRole('button', { name: 'Copy link' }).click();
  await expect(start.getByText('Whoever opens it sees this brand')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(start.getByLabel('Name', { exact: true })).toHaveValue('Oak Street');
  await expect(start.getByLabel('Primary color', { exact: true })).toHaveValue('#7a1f5c');
  await expect(start.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(async () => expect(await inAll(page, logo)).toEqual(Array(4).fill('data:image/svg'))).toPass();
  expect(errors).toEqual([]);
});

test('a developer opens the start page in light and dark, and axe finds nothing in it', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(`/iframe.html?id=start--docs&viewMode=docs&globals=theme:${theme}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('pages, each with its states')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run('#storybook-docs', { iframes: false }));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
});

test('a developer searches the tokens, and reads how to use a button and who uses it', async ({ page }) => {
  const errors = errorsOn(page);
  await page.goto('/iframe.html?id=foundations-tokens--docs&viewMode=docs');
  await page.getByLabel('Search tokens').fill('danger text');
  await expect(page.getByRole('rowheader')).toHaveText(['vars.color.danger.text']);

  await page.goto('/iframe.html?id=actions-button--docs&viewMode=docs');
  for (const name of ['When to use', 'Do and don’t', 'Words', 'Keyboard and screen readers', 'Who uses it'])
    await expect(page.getByRole('heading', { name: new RegExp(`${name}$`) })).toBeVisible();
  await expect(page.getByText("import { Button } from '@mediation/ui';")).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Secondary' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a developer opens the built Storybook, a component in light and dark, and a page, without an error', async ({
  page,
}) => {
  const errors = errorsOn(page);
  await page.goto('/');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/path=\/docs\/start--docs/);

  const stories = page.getByRole('navigation', { name: 'Stories' });
  await stories.getByRole('button', { name: 'Button', exact: true }).click();
  await stories.getByRole('link', { name: 'Primary', exact: true }).click();
  await expect(shown(page).locator('#storybook-root').getByRole('button')).toBeVisible();
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/iframe.html?id=pages-money--mediator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
