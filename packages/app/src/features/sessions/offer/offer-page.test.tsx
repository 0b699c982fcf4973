import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join } from '../../../testing/parties.ts';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newFamily } from './offer-page.testing.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A time in nine days, at an hour of UTC, as the address names it. */
const inNineDays = (hour: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 8 * 86_400_000 + hour * 3_600_000).toISOString();

const offerAt = (caseId: string, start = inNineDays(10)) => `/mediator/offer?case=${caseId}&start=${start}`;

test('an offer that could not be sent keeps everything, and is sent once by a double click', async () => {
  const { mediator, caseId } = await newFamily();
  const app = await renderAt(offerAt(caseId), mediator);
  await page.getByLabelText(/^Agenda/).fill('The house');
  const reconnect = cutConnection();
  await button('Send 1 time').click();
  await expect.element(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText(/^Agenda/)).toHaveValue('The house');
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  reconnect();
  await button('Send 1 time').dblClick();
  await expect.poll(app.path).toMatch(/^\/sessions\//);
  expect((await mediator.api.listCaseSessions({ caseId })).sessions).toHaveLength(1);
});

test('an offer without a time, without people or with a wrong link says so and keeps what was typed', async () => {
  const { mediator, caseId } = await newFamily();
  await renderAt(`/mediator/offer?case=${caseId}`, mediator);
  await page.getByLabelText(/^Link for everyone/).fill('video.example');
  await button('Send times').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one time in the calendar.');
  expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  await expect
    .element(page.getByLabelText(/^Link for everyone/))
    .toHaveAccessibleDescription(/Enter an address that begins with https:\/\/\.$/);
  await page.getByLabelText('Kind').selectOptions('One to one');
  await expect.element(page.getByRole('checkbox', { name: 'Maya Okafor' })).not.toBeChecked();
  await expect
    .element(page.getByRole('group', { name: /^Who comes/ }))
    .toHaveAccessibleDescription('Choose who comes.');
  expect((await mediator.api.listCaseSessions({ caseId })).sessions).toEqual([]);
});

test('refused times are not proposed again, and are marked, with the words of who refused them above', async () => {
  const { mediator, caseId, maya, daniel } = await newFamily();
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

test('separate rooms ask for a link of each side, and each side reads only its own', async () => {
  const { mediator, caseId, maya, daniel } = await newFamily();
  const app = await renderAt(offerAt(caseId), mediator);
  await page.getByLabelText('Kind').selectOptions('Separate rooms');
  const ofMaya = page.getByLabelText(/^Link for Maya Okafor and Tomas Herrera/);
  const ofDaniel = page.getByLabelText(/^Link for Daniel Okafor/);
  await ofMaya.fill('https://video.example/one');
  await ofDaniel.fill('https://video.example/one');
  await button('Send 1 time').click();
  await expect.element(ofDaniel).toHaveAccessibleDescription(/Give each side its own\.$/);
  await ofDaniel.fill('https://video.example/two');
  await button('Send 1 time').click();
  await expect.poll(app.path).toMatch(/^\/sessions\//);
  for (const [person, link] of [
    [maya, 'https://video.example/one'],
    [daniel, 'https://video.example/two'],
  ] as const) {
    const [session] = (await person.api.listSessions()).sessions;
    expect(session?.attendees.flatMap((it) => it.link ?? [])).toEqual([link]);
  }
});

test('a time at which somebody is booked is offered with a warning that names the person and no reason', async () => {
  const { mediator, caseId, tomas } = await newFamily();
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
  const { mediator, caseId, maya, daniel } = await newFamily();
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
