// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

test('a mediator writes a note with tags and changes it', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}?tab=notes`, mediator);
  await userEvent.fill(page.getByLabelText('New note'), 'Begin with the house.');
  await userEvent.fill(page.getByLabelText(/^Tags/), 'home, home, school days');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await page.getByRole('button', { name: /^Edit note/ }).click();
  await userEvent.fill(page.getByLabelText(/^Note of/), 'Begin with the school days.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Begin with the school days.')).toBeVisible();
  expect((await mediator.api.listNotes({ caseId })).notes).toMatchObject([
    { text: 'Begin with the school days.', tags: ['home', 'school days'], version: 2 },
  ]);
});
