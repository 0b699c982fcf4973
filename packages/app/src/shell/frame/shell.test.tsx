import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a signed-in person sees the not-found page inside the shell at an unknown address', async () => {
  await renderAt('/nowhere', await newPerson('mediator'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Main menu' })).toBeVisible();
});

test('a guest reads the questions and answers beside the links to sign in and register', async () => {
  await renderAt('/faq');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
});

test('a lawyer finds cases and actions, and no people', async () => {
  const { tomas } = await newParty();
  await renderAt('/lawyer', tomas);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search pages, cases and actions' }).fill('okafor');
  await expect.element(page.getByRole('option', { name: /^Open chat/ })).toBeVisible();
  for (const name of [/^Maya Okafor/, /^Offer times/]) expect(page.getByRole('option', { name }).query()).toBeNull();
});

test('the shell shows a notice while the device is offline', async () => {
  await renderAt('/mediator', await newPerson('mediator'));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  globalThis.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/You are offline/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'onLine');
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/You are offline/)).not.toBeInTheDocument();
});
