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

test('a guest who reads Spanish is refused in Spanish', async () => {
  await renderAt(paths.signIn(), undefined, '', 'es');
  await page.getByLabelText('Correo electrónico').fill('nobody@test.example');
  await page.getByLabelText('Contraseña', { exact: true }).fill('wrong horse battery');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('La dirección de correo o la contraseña no es correcta.');
});
