// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTab } from './assistant-tab.testing.ts';

const dialog = page.getByRole('dialog');
const row = (name: string | RegExp) => page.getByRole('row', { name });

test('an admin changes an answer of the assistant and returns to the text of the platform', async () => {
  const { textOf } = await openTab();
  const title = 'The seven steps at a glance';
  const before = await textOf(title);
  await page.getByRole('link', { name: title }).click();
  await dialog.getByLabelText('Answer', { exact: true }).fill('We work in seven steps, in our own way.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row(/The seven steps.*Changed by you/)).toBeVisible();
  expect(await textOf(title)).toBe('We work in seven steps, in our own way.');

  await page.getByRole('link', { name: title }).click();
  await dialog.getByRole('button', { name: 'Use the platform’s text' }).click();
  await expect.element(row(/The seven steps.*The platform/)).toBeVisible();
  expect(await textOf(title)).toBe(before);
});

test('an admin sees what is wrong with a new answer, keeps what was typed and saves it', async () => {
  const { textOf } = await openTab();
  await page.getByRole('link', { name: 'Add an answer' }).click();
  await dialog.getByLabelText('Title').fill('Seven steps to our door');
  await dialog.getByLabelText('Answer', { exact: true }).fill('Ask {janitor} at the gate.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write 1 to 20 questions of up to 200 characters.')).toBeVisible();
  await dialog.getByLabelText('Questions that it answers').fill('How do I find you?\nWhere is the door?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Nothing is known for {janitor}. Leave it out.')).toBeVisible();
  await dialog.getByLabelText('Answer', { exact: true }).fill('Ask at the gate.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(row(/Seven steps to our door.*Added by you/)).toBeVisible();
  expect(await textOf('Seven steps to our door')).toBe('Ask at the gate.');
});
