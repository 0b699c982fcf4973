// Guards packages/app/src/features/sessions/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newFamily } from './offer-page.testing.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A time in nine days, at an hour of UTC, as the address names it. */
const inNineDays = (hour: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 8 * 86_400_000 + hour * 3_600_000).toISOString();

const part = (name: string) => page.getByRole('region', { name });
const offerAt = (caseId: string, start = inNineDays(10)) => `/mediator/offer?case=${caseId}&start=${start}`;

test('a mediator offers a time, sends it to everybody in the case and sees the session', async () => {
  const { mediator, caseId, maya } = await newFamily();
  const app = await renderAt(offerAt(caseId), mediator);
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  await page.getByLabelText('Kind').selectOptions('Together');
  await page.getByRole('radio', { name: '75' }).click();
  await page.getByLabelText(/^Link for everyone/).fill('https://video.example/room');
  await page.getByLabelText(/^Agenda/).fill('The house, 40 min\nSchools, 50 min');
  await expect.element(part('Where and what about').getByText('90 of 75 minutes')).toBeVisible();
  await button('Send 1 time').click();
  await expect.poll(app.path).toMatch(/^\/sessions\//);
  const { sessions } = await maya.api.listSessions();
  expect(sessions).toMatchObject([
    {
      kind: 'joint',
      mode: 'video',
      minutes: 75,
      neutral_title: true,
      agenda: ['The house, 40 min', 'Schools, 50 min'],
    },
  ]);
  expect(sessions[0]?.slots).toHaveLength(1);
  expect(sessions[0]?.answer_by).not.toBeNull();
  expect(sessions[0]?.attendees.map(({ name }) => name)).toEqual([
    'Ruth Lindqvist',
    'Maya Okafor',
    'Tomas Herrera',
    'Daniel Okafor',
  ]);
});

test('the form links to the open offer of the case, and to none after that is cancelled', async () => {
  const { mediator, caseId } = await newFamily();
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    slots: [inNineDays(12)],
  });
  await renderAt(offerAt(caseId), mediator);
  await expect.element(page.getByText('This case has an open offer already:')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Together, offered on/ }))
    .toHaveAttribute('href', `/sessions/${session.id}`);
  leaveApp();
  await mediator.api.cancelSession({ sessionId: session.id, version: session.version });
  await renderAt(offerAt(caseId), mediator);
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  expect(page.getByText(/open offer/).query()).toBeNull();
});

test('arrow keys and Enter add a time to the offer and remove it again', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(offerAt(caseId), mediator);
  const grid = page.getByRole('grid', { name: 'Free hours' });
  await expect.element(grid).toBeVisible();
  const offered = grid.getByRole('button', { name: /Offered by you$/ });
  (offered.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByText('2 of 5 times')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Offered by you$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  expect(grid.element().contains(document.activeElement)).toBe(true);
});

test('a mediator offers other times for a proposed session', async () => {
  const { mediator, caseId, maya } = await newFamily();
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots: [inNineDays(9), inNineDays(14)],
  });
  const app = await renderAt(`/mediator/offer?session=${session.id}`, mediator);
  await button(/^Remove .*/)
    .first()
    .click();
  await button('Send 1 time').click();
  await expect.poll(app.path).toBe(`/sessions/${session.id}`);
  const [changed] = (await maya.api.listSessions()).sessions;
  expect(changed?.slots.map((it) => new Date(it.starts_at).toISOString())).toEqual([inNineDays(14)]);
});

test('an offer without a case asks for the case first and keeps the chosen hour', async () => {
  const { mediator } = await newFamily();
  await renderAt(`/mediator/offer?start=${inNineDays(11)}`, mediator);
  await expect.element(page.getByText(/^You chose .* Choose the case now\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'For which case?' }).fill('Okafor');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  await expect.element(page.getByLabelText('Kind')).toHaveFocus();
});

test('a mediator reads and tabs past who comes before they send the offer', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(offerAt(caseId), mediator);
  const guest = page.getByRole('checkbox', { name: 'Daniel Okafor' });
  await expect.element(guest).toBeVisible();
  const follows = guest.element().compareDocumentPosition(button('Send 1 time').element());
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a mediator who chooses a case that nobody joined is sent to its people instead of a calendar', async () => {
  const { mediator, caseId } = await newCase('Okafor family');
  await renderAt('/mediator/offer', mediator);
  await page.getByRole('combobox', { name: 'For which case?' }).fill('Okafor');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('Nobody has joined this case yet')).toBeVisible();
  const link = page.getByRole('link', { name: 'Invite the parties' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', `/cases/${caseId}?tab=people`);
  expect(page.getByRole('grid').query()).toBeNull();
});

test('Send moves the focus to the first bad field, also below it', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(offerAt(caseId), mediator);
  const link = page.getByLabelText(/^Link for everyone/);
  await link.fill('video.example');
  await button('Send 1 time').click();
  await expect.element(link).toHaveFocus();
  await link.fill('');
  await page.getByLabelText('Kind').selectOptions('One to one');
  await button('Send 1 time').click();
  await expect.element(page.getByRole('checkbox', { name: 'Maya Okafor' })).toHaveFocus();
});

test('the form says when the chosen date to answer by had to change', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(offerAt(caseId), mediator);
  const date = page.getByLabelText('Answer by');
  await expect.element(date).toBeVisible();
  const last = (date.element() as HTMLSelectElement).options;
  await date.selectOptions(last[last.length - 2]!.value);
  await expect.element(date).not.toHaveAccessibleDescription();
  await button('Week before').click();
  document.querySelector<HTMLElement>('[role=grid] [data-stop]')?.click();
  await expect.element(page.getByText('2 of 5 times')).toBeVisible();
  await expect.element(date).toHaveAccessibleDescription(/^You chose .* so the date had to change\.$/);
});

test('Page Down in the calendar keeps the focus in a cell of the next week', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(offerAt(caseId), mediator);
  const grid = page.getByRole('grid', { name: 'Free hours' });
  await grid.getByRole('button', { name: /Offered by you/ }).click();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByText('0 of 5 times')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull();
});
