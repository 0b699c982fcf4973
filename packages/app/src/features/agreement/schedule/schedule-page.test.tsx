import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { clashing, openSchedule } from './schedule-page.testing.ts';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a change made without a connection stays on the page and is saved with Try Again', async () => {
  const { mediator, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  const place = page.getByRole('group', { name: 'School days' }).getByLabelText('Place');
  await expect.element(place).toHaveValue('School');
  const reconnect = cutConnection();
  await place.fill('At the gate');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your last changes are not saved yet.');
  await expect.element(place).toHaveValue('At the gate');
  reconnect();
  await press('Try Again');
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await read())?.handover.school_days.place).toBe('At the gate');
});

test('a party does not reach the draft of the schedule', async () => {
  const { maya, at } = await openSchedule(clashing());
  await renderAt(at, maya);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Wedding')).not.toBeInTheDocument();
});
