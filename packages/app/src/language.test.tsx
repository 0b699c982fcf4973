import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { firstLanguage } from './language.ts';
import { paths } from './paths.ts';
import { newPerson } from './testing/people.ts';
import { renderAt } from './testing/render-app.tsx';

test('on the first visit the platform speaks the language of the browser, if it can', () => {
  const asked = vi.spyOn(navigator, 'languages', 'get');
  asked.mockReturnValue(['fr-CA', 'es-MX', 'en']);
  expect(firstLanguage()).toBe('es');
  asked.mockReturnValue(['fr']);
  expect(firstLanguage()).toBe('en');
  localStorage.setItem('app-language', 'es');
  expect(firstLanguage()).toBe('es');
  asked.mockRestore();
});

test('a guest chooses Spanish, and it is kept on the device', async () => {
  await renderAt(paths.signIn());
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Español' })).toHaveFocus();
  expect(document.documentElement.lang).toBe('es');
  expect(firstLanguage()).toBe('es');
});

test('whoever chose Spanish elsewhere is spoken to in Spanish here', async () => {
  const person = await newPerson('divorcee');
  await person.api.updateMe({ language: 'es' });
  await renderAt(paths.profile(), person);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Avisos', exact: true }).first()).toBeVisible();
});

test('signing in does not change the language of the browser for somebody who has chosen none', async () => {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  await renderAt(paths.profile(), await newPerson('divorcee'), '', firstLanguage());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  asked.mockRestore();
});

test('whoever chose English is spoken to in English, whatever the browser speaks', async () => {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  const person = await newPerson('divorcee');
  await person.api.updateMe({ language: 'en' });
  await renderAt(paths.profile(), person, '', firstLanguage());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  asked.mockRestore();
});

test('a language that somebody chose before they had an account becomes their own', async () => {
  const person = await newPerson('divorcee');
  expect((await person.api.getMe()).settings.language).toBeNull();
  localStorage.setItem('app-language', 'es');
  await renderAt(paths.profile(), person, '', firstLanguage());
  await expect.poll(async () => (await person.api.getMe()).settings.language).toBe('es');
});
