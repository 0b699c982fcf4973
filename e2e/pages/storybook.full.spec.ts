// Guards .storybook/** packages/ui/src/** packages/app/src/** packages/app/*.ts
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as baseExpect, type Page, test as base } from '@playwright/test';

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

test('a developer opens the built Storybook, a component in light and dark, and a page, without an error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (it) => it.type() === 'error' && errors.push(`${it.text()} ${it.location().url}`));

  await page.goto('/');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/path=\/docs\/introduction--docs/);

  const stories = page.getByRole('navigation', { name: 'Stories' });
  await stories.getByRole('button', { name: 'Button', exact: true }).click();
  await stories.getByRole('link', { name: 'Primary', exact: true }).click();
  await expect(shown(page).locator('#storybook-root').getByRole('button')).toBeVisible();
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'dark' }).click();
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/iframe.html?id=pages-money--mediator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
