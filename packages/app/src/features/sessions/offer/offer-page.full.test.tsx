// Guards packages/app/src/features/sessions/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newFamilyWithLawyer } from './offer-page.testing.ts';
import { join } from '../../../testing/parties.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A time in nine days, at an hour of UTC, as the address names it. */
const inNineDays = (hour: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 8 * 86_400_000 + hour * 3_600_000).toISOString();

const part = (name: string) => page.getByRole('region', { name });
const offerAt = (caseId: string, start = inNineDays(10)) => `/mediator/offer?case=${caseId}&start=${start}`;

test('a mediator offers a time, sends it to everybody in the case and sees the session', async () => {
  const { mediator, caseId, maya } = await newFamilyWithLawyer();
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
  const { mediator, caseId } = await newFamilyWithLawyer();
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
  const { mediator, caseId } = await newFamilyWithLawyer();
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
  const { mediator, caseId, maya } = await newFamilyWithLawyer();
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
  const { mediator } = await newFamilyWithLawyer();
  await renderAt(`/mediator/offer?start=${inNineDays(11)}`, mediator);
  await expect.element(page.getByText(/^You chose .* Choose the case now\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'For which case?' }).fill('Okafor');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  await expect.element(page.getByLabelText('Kind')).toHaveFocus();
});

test('a mediator reads and tabs past who comes before they send the offer', async () => {
  const { mediator, caseId } = await newFamilyWithLawyer();
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
  const { mediator, caseId } = await newFamilyWithLawyer();
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
  const { mediator, caseId } = await newFamilyWithLawyer();
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
  const { mediator, caseId } = await newFamilyWithLawyer();
  await renderAt(offerAt(caseId), mediator);
  const grid = page.getByRole('grid', { name: 'Free hours' });
  await grid.getByRole('button', { name: /Offered by you/ }).click();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByText('0 of 5 times')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull();
});

test('refused times are not proposed again, and are marked, with the words of who refused them above', async () => {
  const { mediator, caseId, maya, daniel } = await newFamilyWithLawyer();
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots: [inNineDays(9), inNineDays(14)],
  });
  const [refused, open] = session.slots.map(({ id }) => id) as [string, string];
  const answer = ({ api }: typeof maya, answers: Record<string, 'yes' | 'no'>) =>
    api.answerSlots({
      sessionId: session.id,
      answers: Object.entries(answers).map(([slot_id, word]) => ({ slot_id, answer: word })),
    });
  await answer(maya, { [refused]: 'no', [open]: 'yes' });
  await answer(daniel, { [refused]: 'yes', [open]: 'yes' });
  await maya.api.writeSessionWord({ sessionId: session.id, about: 'times', text: 'Afternoons suit me.' });
  await renderAt(`/mediator/offer?session=${session.id}`, mediator);
  await expect.element(button('Send 1 time')).toBeVisible();
  const why = page.getByRole('region', { name: 'Why other times' });
  await expect.element(why).toMatchTextContent('Maya Okafor“Afternoons suit me.”');
  await expect.element(why).toMatchTextContent('Said no: Maya');
  await expect.element(why).not.toMatchTextContent('Daniel');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect.element(calendar.getByText('Said no: Maya').first()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Your offer' }).getByRole('listitem')).toMatchTextContent(/./);
  expect(page.getByRole('list', { name: 'Your offer' }).getByRole('listitem').elements()).toHaveLength(1);
});

test('a time at which somebody is booked is offered with a warning that names the person and no reason', async () => {
  const { mediator, caseId, tomas } = await newFamilyWithLawyer();
  const elsewhere = await newCase('Secret family');
  await join(elsewhere.mediator, elsewhere.caseId, await newPerson('divorcee', 'Ada Reyes'), 'divorcee', 'A');
  const { id } = await join(elsewhere.mediator, elsewhere.caseId, tomas, 'lawyer', 'A');
  const { session } = await elsewhere.mediator.api.createSession({
    case_id: elsewhere.caseId,
    kind: 'individual',
    mode: 'phone',
    time_zone: 'UTC',
    attendees: [{ participant_id: id }],
    slots: [inNineDays(10)],
  });
  const { api } = elsewhere.mediator;
  await api.confirmSession({ sessionId: session.id, slot_id: session.slots[0]!.id, version: session.version });
  await renderAt(offerAt(caseId), mediator);
  await expect.element(page.getByText(/Tomas is booked until .*You can still offer it\./)).toBeVisible();
  await expect.element(page.getByText('Secret family')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Tomas Herrera' }).click();
  await expect.element(page.getByText(/Tomas is booked until/)).not.toBeInTheDocument();
});

test('a mediator reads the wishes of the intakes above the kind, which begins with separate rooms where a party asks for them', async () => {
  const { mediator, caseId, maya, daniel } = await newFamilyWithLawyer();
  for (const [{ api, user }, meeting, accessNeeds] of [
    [maya, 'separate', { interpreter: 'Portuguese' }],
    [daniel, 'together', {}],
  ] as const) {
    const personalInfo = {
      name: user.name,
      email: user.email,
      phone: '+44 117 496 0233',
      dateOfBirth: '1986-04-17',
      address: '12 Orchard Row',
    };
    const kept = (await api.getIntake({ caseId })).intake;
    const version = kept === null ? {} : { version: kept.version };
    const { intake } = await api.saveIntake({
      caseId,
      personalInfo,
      preferences: { meeting },
      accessNeeds,
      ...version,
    });
    await api.submitIntake({ caseId, version: intake.version });
  }
  await maya.api.updateMe({
    safe_contact: { channels: ['phone'], hours: 'weekdays until noon', voicemail: false, neutral: true, code_word: '' },
  });
  await renderAt(offerAt(caseId), mediator);
  const wishes = page.getByRole('region', { name: 'What the parties wish' });
  await expect
    .element(wishes)
    .toMatchTextContent('Maya OkaforIn separate rooms · Interpreter: Portuguese · Safe times: weekdays until noon');
  await expect.element(wishes).toMatchTextContent('Daniel OkaforIn one room');
  const kind = page.getByLabelText('Kind');
  await expect.element(kind).toHaveValue('shuttle');
  const follows = wishes.element().compareDocumentPosition(kind.element());
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await expect.element(wishes).not.toMatchTextContent('Think of separate rooms');
  await kind.selectOptions('Together');
  await expect.element(wishes).toMatchTextContent('Both sides meet in this session. Think of separate rooms for Maya.');
});
