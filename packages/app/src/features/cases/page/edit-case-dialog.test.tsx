import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editing } from './edit-case-dialog.testing.ts';

const dialog = page.getByRole('dialog', { name: 'Edit the case' });
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

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
