// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../../../testing/parties.ts';
import { leaveApp, renderAt } from '../../../../../testing/render-app.tsx';
import { openClause, duties } from './duty-fields.testing.ts';
import { cutConnection } from '../../../../../testing/interruptions.ts';

const add = () => duties.getByRole('button', { name: 'Add something to do' }).click();

afterEach(leaveApp);

test('a mediator writes what is to be done in a clause, and the linter no longer misses a day', async () => {
  const { saved } = await openClause();
  await expect.element(page.getByRole('region', { name: /^1 place that cannot/ })).toBeVisible();
  await add();
  await expect.element(page.getByRole('region', { name: /^1 place that cannot/ })).not.toBeInTheDocument();
  await duties.getByLabelText('What is to be done?').fill('Pay £420');
  await duties.getByLabelText('Kind').selectOptions('Pay');
  await duties.getByRole('combobox', { name: 'Who' }).selectOptions('Daniel');
  await duties.getByLabelText('How often?').selectOptions('Every month');
  await expect
    .poll(saved)
    .toMatchObject([{ what: 'Pay £420', kind: 'payment', who: 'B', repeats: 'monthly', due_on: null }]);
});

test('a mediator adds something to do that is neither a handover nor a payment nor a review, in their own words', async () => {
  const { saved } = await openClause();
  await add();
  await duties.getByLabelText('What is to be done?').fill('Ask the school for two report cards');
  await duties.getByLabelText('Kind').selectOptions('Something else');
  await expect.poll(saved).toMatchObject([{ what: 'Ask the school for two report cards', kind: 'other' }]);
});

test('a day that is over or differs from the words of its clause gets a hint', async () => {
  const { mediator, caseId } = await newParty();
  const { clause } = await mediator.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'home',
    heading: 'The home',
    text: 'Maya pays Daniel £400 by 12 December 2020.',
    plain_text: '',
    state: 'agreed',
    duties: [
      { id: crypto.randomUUID(), kind: 'payment', who: 'A', what: 'Pay £400', due_on: '2020-12-05', repeats: 'none' },
    ],
  });
  await renderAt(`/agreement/${caseId}?document=memorandum&clause=${clause.id}`, mediator);
  await expect
    .element(duties)
    .toMatchTextContent(/The words of this clause name December 12, 2020\. Check which day is meant\..*in the past\./);
  await page.getByLabelText('Words to sign').fill('Maya pays Daniel £400 by 5 December 2020.');
  await expect.element(duties.getByText(/^The words of this clause name/)).not.toBeInTheDocument();
  await expect.element(duties.getByText('This day is in the past.')).toBeVisible();
});

test('a new row gets the focus without an error, also while its calendar is open', async () => {
  await openClause();
  await add();
  const what = duties.getByLabelText('What is to be done?');
  await expect.element(what).toHaveFocus();
  await what.fill('Hand over the keys');
  await duties.getByLabelText('By when?').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(duties.getByText('Choose a day.')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('textbox', { name: 'Heading' }).click();
  await expect.element(duties.getByText('Choose a day.')).toBeVisible();
  await expect.element(duties.getByText('Say what is to be done.')).not.toBeInTheDocument();
});

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
