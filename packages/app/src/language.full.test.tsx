// Guards packages/app/src/language.ts packages/app/src/locales/** packages/app/src/shell/**
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage, firstLanguage } from './language.ts';
import { paths } from './paths.ts';
import { newPerson } from './testing/people.ts';
import { renderAt } from './testing/render-app.tsx';

test('the first language is the stored one, else a supported language of the browser, else English', () => {
  const asked = vi.spyOn(navigator, 'languages', 'get');
  asked.mockReturnValue(['fr-CA', 'es-MX', 'en']);
  expect(firstLanguage()).toBe('es');
  asked.mockReturnValue(['fr']);
  expect(firstLanguage()).toBe('en');
  localStorage.setItem('app-language', 'es');
  expect(firstLanguage()).toBe('es');
  asked.mockRestore();
});

test('a person who chooses two languages at once keeps the last one, whichever loads first', async () => {
  for (const [before, after] of [
    ['es', 'en'],
    ['en', 'es'],
  ] as const) {
    await Promise.all([chooseLanguage(before), chooseLanguage(after)]);
    expect([localStorage.getItem('app-language'), document.documentElement.lang]).toEqual([after, after]);
  }
  await chooseLanguage('en');
});

test('a person who chose Spanish on another device sees Spanish on this one', async () => {
  const person = await newPerson('divorcee');
  await person.api.updateMe({ language: 'es' });
  await renderAt(paths.profile(), person);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Avisos', exact: true }).first()).toBeVisible();
});

test('signing in keeps the language of the browser for a person who has chosen none', async () => {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  await renderAt(paths.profile(), await newPerson('divorcee'), '', firstLanguage());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  asked.mockRestore();
});

test('a person who chose English sees English in a Spanish browser', async () => {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  const person = await newPerson('divorcee');
  await person.api.updateMe({ language: 'en' });
  await renderAt(paths.profile(), person, '', firstLanguage());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  asked.mockRestore();
});

test('a language chosen before signing in is saved to the account', async () => {
  const person = await newPerson('divorcee');
  expect((await person.api.getMe()).settings.language).toBeNull();
  localStorage.setItem('app-language', 'es');
  await renderAt(paths.profile(), person, '', firstLanguage());
  await expect.poll(async () => (await person.api.getMe()).settings.language).toBe('es');
});
