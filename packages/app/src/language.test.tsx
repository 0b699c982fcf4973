import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { firstLanguage } from './language.ts';
import { paths } from './paths.ts';
import { renderAt } from './testing/render-app.tsx';

test('a guest switches to Spanish, and the device keeps it', async () => {
  await renderAt(paths.signIn());
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Español' })).toHaveFocus();
  expect(document.documentElement.lang).toBe('es');
  expect(firstLanguage()).toBe('es');
});
