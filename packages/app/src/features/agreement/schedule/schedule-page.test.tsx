import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabDraft } from '../../../browser/tab-draft.ts';
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

test('two mediators who change one schedule are asked whose version stays', async () => {
  const { mediator, caseId, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  const place = page.getByRole('group', { name: 'School days' }).getByLabelText('Place');
  await expect.element(place).toHaveValue('School');
  await mediator.api.saveParentingSchedule({ caseId, schedule: { ...clashing(), exceptions: [] }, version: 1 });
  await place.fill('At the gate');
  await press('Save mine');
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect(await read()).toMatchObject({ exceptions: [{}, {}], handover: { school_days: { place: 'At the gate' } } });
});

test('a party does not reach the draft of the schedule', async () => {
  const { maya, at } = await openSchedule(clashing());
  await renderAt(at, maya);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Wedding')).not.toBeInTheDocument();
});

test('a mediator who leaves a time that cannot be read sees an error at the field, and the typed text stays', async () => {
  const { mediator, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  const time = page.getByRole('group', { name: 'School days' }).getByLabelText('Time');
  const error = page.getByText('Write a time, like 3:15 PM.');
  await time.fill('after lunch');
  await expect.element(error).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(error).toBeVisible();
  await expect.element(time).toHaveValue('after lunch');
  await expect.element(time).toBeInvalid();
  expect((await read())?.handover.school_days.time).toBe('15:15');
  await time.fill('4 pm');
  await expect.element(error).not.toBeInTheDocument();
  await expect.poll(async () => (await read())?.handover.school_days.time).toBe('16:00');
});

test('a mediator sees what in a kept draft was refused and where, and can take it out', async () => {
  const { mediator, caseId, at, read } = await openSchedule(clashing());
  const list = [{ name: 'Spring break\nOffice closed', from: '2027-03-29', until: '2027-04-10' }];
  const schedule = { ...clashing(), school_holidays: { source: 'x.ics', pattern_pauses: false, list } };
  tabDraft(`schedule:${caseId}`).keep({ schedule, version: 1 });
  await renderAt(at, mediator);
  await press('Try Again');
  const alert = page.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent(/School holiday “Spring break\sOffice closed”: Write this on one line/);
  await press('Remove all');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect((await read())?.school_holidays.list).toEqual([]);
});
