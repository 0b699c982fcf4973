// Guards packages/app/src/features/wizard/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../testing/render-app.tsx';
import { questions } from './questions.ts';
import { button, answer } from './wizard-page.testing.ts';

test('a guest changes one answer from the result and returns to the result', async () => {
  await renderAt('/wizard');
  for (const { id } of questions) await answer(id === 'court' || id === 'money' ? 'No' : 'Yes');
  await expect.element(page.getByRole('heading', { level: 1, name: 'A conversation first' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Talk to somebody first' })).toBeVisible();
  await button('Change: Do you both know what the other earns and owns?').click();
  await answer('Yes');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mediation likely suits you' })).toBeVisible();
});

test('a guest goes from the landing page through the wizard to registration', async () => {
  const { path } = await renderAt('/');
  await page.getByRole('link', { name: /Does mediation suit you\? A few/ }).click();
  for (const { id } of questions) await answer(id === 'court' ? 'No' : 'Yes');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mediation likely suits you' })).toHaveFocus();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect.poll(path).toBe('/register');
  await page.getByRole('link', { name: 'See whether mediation suits you' }).click();
  await expect.poll(path).toBe('/wizard');
});

test('a guest who is not safe sees whom to call at once, and goes on with the questions after a change', async () => {
  await renderAt('/wizard');
  await answer('No');
  await expect.element(page.getByRole('link', { name: /^Call 112/ })).toBeVisible();
  await button('Change: Do you feel safe with the other person?').click();
  await answer('Yes');
  await expect
    .element(page.getByText('Can you say what you think without being afraid of what comes after?'))
    .toBeVisible();
});
