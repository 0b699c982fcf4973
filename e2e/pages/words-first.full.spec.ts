// Guards packages/app/prerender.ts packages/app/src/prerender.tsx packages/app/src/main.tsx packages/server/src/http/answer/static-site.ts
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const firstWords: Record<string, [string, string]> = {
  '/': ['Two people, one agreement', 'Dos personas, un acuerdo'],
  '/signin': ['Use the email your invitation was sent to.', 'Use el correo al que llegó su invitación.'],
  '/register': ['Register', 'Crear una cuenta'],
  '/faq': ['What is mediation?', '¿Qué es la mediación?'],
  '/what-to-expect': ['What to expect', 'Qué esperar'],
  '/privacy-policy': ['Privacy policy', 'Política de privacidad'],
  '/what-stays': ['What stays on this device', 'Qué queda en este dispositivo'],
  '/wizard': ['Does mediation suit you?', '¿Le conviene la mediación?'],
};

/** Holds all scripts until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [at, locale] of ['en-GB', 'es-ES'].entries())
  test.describe(locale, () => {
    test.use({ locale, javaScriptEnabled: false });

    test(`a guest reads each open page without scripts, in ${locale}`, async ({ page, product }) => {
      for (const [path, words] of Object.entries(firstWords)) {
        await page.goto(product.url + path);
        await expect(
          page
            .locator('#root')
            .getByText(words[at as 0 | 1])
            .first(),
        ).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /mediator|mediadora/);
      }
    });
  });

test.describe('a British guest', () => {
  test.use({ locale: 'en-GB' });

  test('a guest keeps the page that came with its words, and none is drawn a second time', async ({
    page,
    product,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    for (const path of Object.keys(firstWords)) {
      await page.goto('about:blank');
      const release = await holdScripts(page);
      await page.goto(product.url + path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await page.evaluate(() => {
        const titles = document.querySelectorAll('h1, h2');
        for (const title of titles) title.setAttribute('data-came-first', '');
        return titles.length;
      });
      release();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-came-first]'), path).toHaveCount(before);
    }
    expect(problems).toEqual([]);
  });
});

test('a guest goes on with what they typed and pressed before the scripts had come', async ({ page, product }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  const release = await holdScripts(page);
  await page.goto(`${product.url}/signin`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('party-a@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel('Email')).toHaveValue('party-a@demo.example');
  release();
  await expect(page).toHaveURL('/divorcee');
  expect(problems).toEqual([]);
});

test('a guest stays where they have read to when the scripts come', async ({ page, product }) => {
  const release = await holdScripts(page);
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'No invitation yet?' }).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(300);
  release();
  await page.waitForLoadState('networkidle');
  expect(await place()).toBe(before);
});

test('a guest of an office never reads the name of the platform first', async ({ page, product }) => {
  const release = await holdScripts(page);
  await page.goto(`${product.url}/signin?org=hearthside-family-mediation`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page).toHaveTitle('Sign In · Hearthside Family Mediation');
  const later = await holdScripts(page);
  await page.goto(`${product.url}/faq`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  later();
  await expect(page).toHaveTitle('FAQ · Hearthside Family Mediation');
});

test('a signed-in person and somebody with another language never see a guest’s words', async ({ page, product }) => {
  await page.goto(`${product.url}/signin`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await page.getByLabel('Correo electrónico').fill('party-a@demo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/divorcee');
  const later = await holdScripts(page);
  await page.goto(`${product.url}/`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  later();
  await expect(page).toHaveURL('/divorcee');
});
