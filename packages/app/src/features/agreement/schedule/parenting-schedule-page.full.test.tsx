// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { lint } from '@mediation/agreement';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { clashing, exception, openSchedule } from './parenting-schedule-page.testing.ts';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { cutConnection } from '../../../testing/interruptions.ts';

const dialog = page.getByRole('dialog');
const calendarOf = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', ...events.flatMap((it) => ['BEGIN:VEVENT', ...it, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');
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

test('a mediator reads which share of each year’s nights is with each parent', async () => {
  const { mediator, at } = await openSchedule({ ...clashing(), exceptions: [] });
  await renderAt(at, mediator);
  const year = (number: number) => page.getByRole('row', { name: new RegExp(`^Year ${number}`) });
  await expect.element(year(1)).toMatchTextContent(/184\s*50\.3%.*182\s*49\.7%.*366$/);
  await expect.element(year(2)).toMatchTextContent(/182\s*49\.9%.*183\s*50\.1%.*365$/);
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

test('a mediator imports a calendar with a bad line, and changes and removes what was imported', async () => {
  await page.viewport(1280, 800);
  const { mediator, at, read } = await openSchedule(clashing());
  await renderAt(at, mediator);
  await press('Add school holidays');
  const year = new Date().getFullYear() + 1;
  const text = calendarOf(
    ['DTSTART;VALUE=DATE:20200329', 'SUMMARY:Long ago'],
    [`DTSTART:${year}0329T000000`, `DTEND:${year}0409T235900`, 'SUMMARY:Spring break\\nOffice closed'],
    [`DTSTART;VALUE=DATE:${year}0903`, 'SUMMARY:Training', 'Office opens on Monday'],
  );
  await dialog.getByLabelText('Choose a file').upload(new File([text], 'school.ics', { type: 'text/calendar' }));
  await expect.element(dialog.getByText(/1 line is no part of a calendar: “Office opens on Monday”/)).toBeVisible();
  await expect.element(dialog.getByText('1 holiday is over.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the holidays' }).click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  const listed = async () =>
    (await read())?.school_holidays.list.map(({ name, from, until }) => `${name} ${from} ${until}`);
  expect(await listed()).toEqual([
    `Spring break Office closed ${year}-03-29 ${year}-04-10`,
    `Training ${year}-09-03 ${year}-09-04`,
  ]);
  await press('Change Training');
  await dialog.getByLabelText('Name').fill('');
  await dialog.getByRole('button', { name: 'Save the holiday' }).click();
  await expect.element(dialog.getByText('Give the holiday a name.')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Inset day');
  await dialog.getByRole('button', { name: 'Save the holiday' }).click();
  await press('Change Spring break Office closed');
  await dialog.getByRole('button', { name: 'Remove this holiday' }).click();
  await expect.poll(listed).toEqual([`Inset day ${year}-09-03 ${year}-09-04`]);
  await press('Remove all');
  await dialog.getByRole('button', { name: 'Remove all' }).click();
  await expect.poll(listed).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'School holidays' })).toHaveFocus();
});

test('a mediator makes a holiday that moves with a weekday and begins at its own time, and reads its first dates', async () => {
  await page.viewport(1280, 800);
  const summer = { ...exception('Thanksgiving', '2027-11-25', 'B'), until: '2027-11-28' };
  const { mediator, at, read } = await openSchedule({ ...clashing(), holidays: [summer] });
  await renderAt(at, mediator);
  await press('Edit Thanksgiving');
  await dialog.getByRole('checkbox', { name: 'Every year' }).click();
  await dialog.getByLabelText('Repeats by').selectOptions('weekday');
  await expect.element(dialog.getByText(/November 23.*26, 2028; November 22.*25, 2029/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Own handover at the start' }).click();
  await dialog.getByLabelText('Time').fill('6 pm');
  await dialog.getByLabelText('Place').fill('Station');
  await dialog.getByRole('button', { name: 'Save the rule' }).click();
  await expect
    .element(
      page.getByText(
        /From the fourth Thursday of November to the handover 3 days later, every year\..*Starts: Station, 6:00/,
      ),
    )
    .toBeVisible();
  await expect
    .poll(async () => (await read())?.holidays)
    .toMatchObject([
      {
        yearly_day: { kind: 'weekday', nth: 4, weekday: 3, month: 11 },
        handovers: { start: { place: 'Station', time: '18:00' } },
      },
    ]);
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
