// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../testing/render-app.tsx';
import { figure, twoParties } from './money-page.testing.ts';

test('a party reads what the operator’s formula makes of the open figures, with its lines and its source', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  await maya.api.addFigure({ caseId, ...figure });
  await daniel.api.addFigure({ caseId, ...figure, category: 'comes_in', label: 'Pay', amount_minor: 300_055 });
  const estimates = page.getByRole('region', { name: 'What a formula says about support' });
  await renderAt(at, maya);
  await expect.element(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await expect.element(estimates).not.toBeInTheDocument();
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  await expect.element(estimates).toMatchTextContent('Daniel would pay £300.06 a month.');
  await expect.element(estimates).toMatchTextContent('Last compared on November 22, 2026.');
  await expect.element(estimates).toMatchTextContent('It is not advice and decides nothing.');
});
