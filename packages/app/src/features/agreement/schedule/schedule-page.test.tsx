import type { ParentingSchedule, SpanRule } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const exception = (name: string, from: string, carer: 'A' | 'B'): SpanRule => ({
  id: crypto.randomUUID(),
  name,
  from,
  until: '2027-06-20',
  is_yearly: false,
  is_split: false,
  odd_years: carer,
  even_years: carer,
  wins_over: [],
});

/** A schedule in which a birthday and a wedding claim one night. */
const clashing = (): ParentingSchedule => ({
  time_zone: 'Europe/London',
  patterns: [{ id: crypto.randomUUID(), from: '2027-05-03', cycle: ['A', 'A', 'B', 'B'] }],
  holidays: [],
  exceptions: [exception('Ada’s birthday', '2027-06-19', 'A'), exception('Wedding', '2027-06-18', 'B')],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
});

async function openSchedule(schedule?: ParentingSchedule) {
  const { mediator, maya, caseId } = await newParty();
  await join(mediator, caseId, await newPerson('divorcee', 'Daniel Okafor'), 'divorcee', 'B');
  if (schedule !== undefined) await mediator.api.saveParentingSchedule({ caseId, schedule });
  const read = async () => (await mediator.api.getParentingSchedule({ caseId })).schedule;
  return { mediator, maya, caseId, read, at: paths.agreementSchedule(caseId) };
}

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
  await press('Rule 1 wins');
  await expect.element(page.getByText(/Wins over rule 2\./)).toBeVisible();
  await expect.element(page.getByText('Wedding says Daniel')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Rule 1 wins\./)).toHaveFocus();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  const saved = await read();
  const [birthday, wedding] = saved?.exceptions ?? [];
  expect(wedding?.wins_over).toEqual([birthday?.id]);
});

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
