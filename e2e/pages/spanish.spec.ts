import { expect } from '@playwright/test';
import { demoPassword } from '../testing/people.ts';
import { test } from '../testing/product.ts';

test.use({ locale: 'es-ES' });

test('a party with a Spanish browser reads the sign-in form and the notifications in Spanish', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Correo electrónico').fill('party-a@demo.example');
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/divorcee');
  await page.goto('/divorcee?panel=notifications');
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  await expect(panel.getByText(/Ruth compartió el Plan de crianza, versión \d/).first()).toBeVisible();
  await expect(panel).not.toContainText(/your|you\b/i);
});
