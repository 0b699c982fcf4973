// Guards packages/app/src/safety/** packages/app/src/features/help/texts/what-stays.ts packages/app/src/auth/**
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { keptAfterQuickExit, keptAfterSigningOut } from '../../packages/app/src/safety/kept-after-leaving.ts';
import { signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

/** Everything that the browser keeps of the site, by name. */
async function keptIn(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    words: JSON.stringify([localStorage, sessionStorage]),
  }));
  const cookies = (await context.cookies()).filter(({ domain }) => domain !== 'www.bbc.com');
  return { ...inPage, names: [...inPage.storage, ...cookies.map(({ name }) => name)].toSorted() };
}

/** Changes all that this device remembers, writes a draft, and looks at a case. */
async function leaveTraces(page: Page) {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await signIn(page, 'party-a@demo.example');
  await expect(page).toHaveURL('/divorcee');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('complementary', { name: 'Main menu' });
  await menu.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('He must not read this.');
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

const namesOf = (kinds: readonly (keyof typeof keptAfterSigningOut)[]) =>
  kinds.flatMap((it) => keptAfterSigningOut[it]);

test('a browser keeps after signing out what the page about shared devices lists, and nothing else', async ({
  page,
  context,
}) => {
  await leaveTraces(page);
  expect((await keptIn(page, context)).words).toContain('He must not read this.');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/what-stays');
  await expect(page.getByRole('heading', { level: 1, name: 'What stays on this device' })).toBeVisible();
  const listed: readonly string[] = namesOf(['look', 'ranOut', 'service', 'device']);
  const others = async () => (await keptIn(page, context)).names.filter((name) => !listed.includes(name));
  // The router's scroll positions go once the page, whose words are there before, is alive.
  await expect.poll(others).toEqual([]);
  const kept = await keptIn(page, context);
  expect(kept).toMatchObject({ databases: [], caches: [], workers: 0 });
  expect(kept.names).toEqual(expect.arrayContaining(['__Host-device', 'app-language', 'app-theme']));
  expect(kept.words).not.toMatch(/must not read|demo\.example|[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('a browser keeps after the quick exit what the page about shared devices lists, and nothing else', async ({
  page,
  context,
}) => {
  await context.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'weather' }));
  await leaveTraces(page);
  await page.getByRole('link', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveURL('https://www.bbc.com/weather');
  const fresh = await context.newPage();
  // An answer of the same site, which stores nothing by itself.
  await fresh.goto('/api/health/live');
  await expect.poll(async () => (await keptIn(fresh, context)).names).toEqual(namesOf(keptAfterQuickExit));
});
