// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { lint } from '@mediation/agreement';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { exception, clashing, openSchedule } from './schedule-page.testing.ts';

const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a mediator adds a pattern; without its first day nothing is saved', async () => {
  const { mediator, at, read } = await openSchedule();
  await renderAt(at, mediator);
  await press('Add the first rule');
  await dialog.getByRole('button', { name: 'Add the rule' }).click();
  await expect.element(dialog.getByText('Choose a day.')).toBeVisible();
  expect(await read()).toBeNull();
  await dialog.getByLabelText('Starts on').click();
  await page.getByRole('button', { name: /, today$|^today,/i }).click();
  await dialog.getByRole('button', { name: 'Add the rule' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nights with each' })).toBeVisible();
  await expect.poll(read).toMatchObject({ patterns: [{ cycle: expect.arrayContaining(['A', 'B']) }] });
});

test('a mediator settles a clash with one press, and everybody sees which rule wins', async () => {
  const { mediator, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  await expect.element(page.getByText('Wedding says Daniel')).toBeVisible();
  const wins = page.getByRole('button', { name: 'Rule 1 wins' });
  await expect.element(wins).toBeVisible();
  if (wins.element() instanceof HTMLElement) wins.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Wins over rule 2\./)).toBeVisible();
  await expect.element(page.getByText('Wedding says Daniel')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Rule 1 wins\./)).toHaveFocus();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  const saved = await read();
  const [birthday, wedding] = saved?.exceptions ?? [];
  expect(wedding?.wins_over).toEqual([birthday?.id]);
});

test('the focus moves to the nights to settle when a rule is deleted', async () => {
  const { mediator, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  await press('Edit Wedding');
  await dialog.getByRole('button', { name: 'Delete this rule' }).click();
  await expect.element(page.getByRole('region', { name: 'Nights to settle' })).toHaveFocus();
  await expect.element(page.getByText('Every night has one carer.')).toBeInTheDocument();
  await expect.poll(async () => (await read())?.exceptions).toHaveLength(1);
});

test('a holiday ends with the handover on the day after its last night', async () => {
  const summer = { ...exception('Summer', '2027-08-07', 'B'), until: '2027-08-21' };
  const { mediator, at } = await openSchedule({ ...clashing(), holidays: [summer] });
  await renderAt(at, mediator);
  await expect.element(page.getByText('August 7 to the handover on August 21, 2027. With Daniel.')).toBeVisible();
});

test('a phone shows each stretch of nights with its months, and the totals with whole names', async () => {
  await page.viewport(390, 844);
  const { mediator, at } = await openSchedule(clashing());
  await renderAt(at, mediator);
  await expect.element(page.getByText(/^Tue, Aug 31\s–\sWed, Sep 1$/)).toBeVisible();
  await expect.element(page.getByText('Daniel. Handover: School, 3:15 PM').first()).toBeVisible();
  await page.getByText('Totals', { exact: true }).click();
  const cells = [...page.getByRole('table', { name: 'Nights with each' }).element().querySelectorAll('td')];
  const first = cells[0]!.getBoundingClientRect();
  expect(cells.slice(0, 4).map((cell) => cell.getBoundingClientRect().top)).toEqual(Array(4).fill(first.top));
  expect(cells[1]!.textContent).toMatch(/^Daniel\d+$/);
  expect(cells.every((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
});

test('a mediator puts the schedule into the Parenting Plan once, in words that the linter does not mark', async () => {
  const { mediator, caseId, at } = await openSchedule(clashing());
  const planOf = async () =>
    (await mediator.api.getAgreement({ caseId })).documents.find(({ document }) => document === 'parenting');
  for (const _ of ['adds', 'opens']) {
    await renderAt(at, mediator);
    await press('Use in Parenting Plan');
    await expect
      .element(page.getByLabelText('Words to sign'))
      .toHaveDisplayValue(/^From May 3, 2027, the schedule in the annex/);
    leaveApp();
  }
  const { draft } = (await planOf())!;
  expect(draft?.clauses).toMatchObject([{ heading: 'Nights with each parent', issue: 'parenting', state: 'draft' }]);
  expect(lint(draft!.clauses[0]!.text, 'en', { isDated: false })).toEqual([]);
});
