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
