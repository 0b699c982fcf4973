// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { figure, twoParties } from './money-page.testing.ts';

const dialog = page.getByRole('dialog');

test('a mediator sends figures back, opens both statements, and sends questions to both sides with one button', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  await maya.api.addFigure({ caseId, ...figure });
  await daniel.api.addFigure({ caseId, ...figure, label: 'Flat', is_joint: true });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await renderAt(at, mediator);
  await expect.element(page.getByText(/^Only the party or their lawyer changes a figure/)).toBeVisible();
  await page.getByRole('button', { name: 'Send back to Maya' }).click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText(/^Maya has not said yet that the figures are complete/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open both statements' })).not.toBeInTheDocument();
  await maya.api.completeStatement({ caseId, is_complete: true });
  await page.getByRole('button', { name: 'Open both statements' }).click();
  await dialog.getByRole('button', { name: 'Open both' }).click();
  await expect.element(page.getByText(/Both statements opened together on/)).toBeVisible();
  for (const [label, readers] of [
    ['Savings', /Then Maya and their lawyer read it\.$/],
    ['Flat', /Then Daniel, who entered this shared figure, .* The other party does not read it\.$/],
  ] as const) {
    await page.getByRole('button', { name: `Ask about ${label}` }).click();
    await expect.element(dialog.getByText(readers)).toBeVisible();
    await dialog.getByLabelText('Your question').fill(`Where is ${label} written?`);
    await dialog.getByRole('button', { name: 'Note the question' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('region', { name: 'How the totals are made' }))
    .toMatchTextContent(/£0\.01 more is counted for Daniel/);
  await page.getByRole('button', { name: 'Send both questions' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await daniel.api.getMoney({ caseId })).questions).toEqual([]);
  await page.getByRole('button', { name: 'Send both questions' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('2 questions are sent')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Open questions' })).toHaveFocus();
  await expect.element(page.getByText('Sent, waits for the answer').first()).toBeVisible();
  expect((await daniel.api.getMoney({ caseId })).questions).toMatchObject([{ question: 'Where is Flat written?' }]);

  leaveApp();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByLabelText('Your answer').fill('In the savings book.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(page.getByText('Answer: In the savings book.')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Figures of both' })).toBeVisible();
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await expect.element(page.getByText('British Pound (GBP) · November 1, 2026')).toBeVisible();
  await expect.element(page.getByText('“Own estimate” means that no document shows the figure.')).toBeVisible();
  await expect.element(page.getByText(/A page without a link/)).not.toBeInTheDocument();
});

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
