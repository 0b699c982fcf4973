import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp } from '../../../testing/render-app.tsx';
import { openClause, duties } from './duty-fields.testing.ts';

const add = () => duties.getByRole('button', { name: 'Add something to do' }).click();

afterEach(leaveApp);

test('something to do without words or a day is saved, says what is missing and stands before the release', async () => {
  const { saved } = await openClause();
  await add();
  await expect.element(duties.getByText('Say what is to be done.')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Heading' }).click();
  await expect.element(duties.getByText('Say what is to be done.')).toBeVisible();
  await expect.element(duties.getByText('Choose a day.')).toBeVisible();
  await expect.element(page.getByText('Something to do without words or a day: clause 1')).toBeVisible();
  await expect.poll(saved).toMatchObject([{ what: '', due_on: null }]);
  await duties.getByRole('button', { name: 'Remove number 1' }).click();
  await expect.element(duties.getByRole('button', { name: 'Add something to do' })).toHaveFocus();
  await expect.poll(saved).toEqual([]);
});

test('a mediator writes what is to be done without a connection, and it is kept and saved afterwards', async () => {
  const { open, saved } = await openClause();
  await add();
  await expect.poll(saved).toHaveLength(1);
  const reconnect = cutConnection();
  await duties.getByLabelText('What is to be done?').fill('Hand over the keys');
  await expect.element(page.getByText('Not saved yet. Your words stay in this tab.')).toBeVisible();
  leaveApp();
  reconnect();
  await open();
  await expect.element(duties.getByLabelText('What is to be done?')).toHaveValue('Hand over the keys');
  await expect.poll(saved).toMatchObject([{ what: 'Hand over the keys' }]);
});
