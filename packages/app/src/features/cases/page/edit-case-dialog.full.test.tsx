// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing } from './edit-case-dialog.testing.ts';

const dialog = page.getByRole('dialog', { name: 'Edit the case' });
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('a mediator changes the title and the description of a case', async () => {
  const { current } = await editing();
  await userEvent.fill(field('Title'), 'Reyes and Reyes');
  await userEvent.fill(field('Description'), 'The house first.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reyes and Reyes' })).toBeVisible();
  expect(await current()).toMatchObject({ title: 'Reyes and Reyes', description: 'The house first.' });
});

test('a stale edit shows both versions, and the mediator takes the other one', async () => {
  const { mediator, caseId, current } = await editing();
  await userEvent.fill(field('Title'), 'Mine');
  await mediator.api.updateCase({ caseId, version: (await current()).version, title: 'Theirs' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Take the other version' }).click();
  await expect.element(field('Title')).toHaveValue('Theirs');
});

test('an edit is saved without a question when somebody meanwhile changed only something else', async () => {
  const { mediator, caseId, current } = await editing();
  await userEvent.fill(field('Title'), 'Mine');
  await mediator.api.changeCaseStatus({ caseId, version: (await current()).version, status: 'on_hold' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await current()).toMatchObject({ title: 'Mine', status: 'on_hold' });
});

test('a stale edit shows both versions, and the mediator saves theirs', async () => {
  const { mediator, caseId, current } = await editing();
  await userEvent.fill(field('Title'), 'Mine');
  await mediator.api.updateCase({ caseId, version: (await current()).version, title: 'Theirs' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const notice = dialog.getByRole('alert');
  await expect.element(notice).toMatchTextContent(/Saved meanwhile:.*Theirs.*Yours, not saved yet:.*Mine/);
  await notice.getByRole('button', { name: 'Save mine' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await current()).title).toBe('Mine');
});

test('an edit that the server cannot keep stays in the dialog with the reason', async () => {
  const { mediator, caseId, current } = await editing();
  await userEvent.fill(field('Title'), 'Mine');
  await mediator.api.closeCase({ caseId, version: (await current()).version, reason: 'withdrawn' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(field('Title')).toHaveValue('Mine');
});
