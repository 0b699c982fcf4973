// Guards packages/app/src/features/sessions/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { inHours, offered, scheduled } from './mediated-session.testing.ts';
import { cutConnection } from '../../../testing/interruptions.ts';

const part = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('a mediator sees who can come when, with the best time chosen, and confirms it', async () => {
  const { mediator, daniel, maya, tomas, session, answer } = await offered();
  await answer(daniel, 'no', 'yes', 'maybe');
  await answer(maya, 'yes', 'maybe', 'yes');
  await answer(tomas, 'yes', 'no', 'yes');
  await renderAt(`/sessions/${session.id}`, mediator);
  const table = page.getByRole('table', { name: 'Answers' });
  await expect.element(table).toBeVisible();
  const headers = table
    .getByRole('columnheader')
    .elements()
    .map((it) => it.textContent);
  expect(headers).toEqual(['Time', 'Daniel Divorcee', 'Maya Divorcee', 'Tomas For Maya', 'In short']);
  const rows = table.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/No.*Yes.*Daniel cannot come/);
  await expect
    .element(rows.nth(2))
    .toMatchTextContent('Both can come Tomas cannot: Maya would have no lawyer there. Maya only if needed.');
  await expect.element(rows.nth(3)).toMatchTextContent('Everyone can come Daniel only if needed.');
  await expect.element(rows.nth(3).getByRole('radio')).toBeChecked();
  const best = page.getByRole('region', { name: 'Best time' });
  await expect.element(best).toMatchTextContent('The only time when everyone can come.');
  await button('Confirm this time').click();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect.element(button('Move the session')).toBeVisible();
  const { session: now } = await daniel.api.getSession({ sessionId: session.id });
  expect(now).toMatchObject({ status: 'scheduled' });
  expect(Date.parse(now.starts_at ?? '')).toBe(Date.parse(session.slots[2]!.starts_at));
});

test('a mediator confirms another row than the best time and is warned that somebody said no', async () => {
  const { mediator, daniel, maya, session, answer } = await offered();
  await answer(daniel, 'no', 'yes', 'yes');
  await answer(maya, 'yes', 'yes', 'yes');
  await renderAt(`/sessions/${session.id}`, mediator);
  await page.getByRole('radio').first().click();
  await expect.element(page.getByText('Daniel said no to this time. They are invited all the same.')).toBeVisible();
  await button('Confirm this time').click();
  await expect.element(dialog.getByText('Daniel said no to this time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect.element(button('Move the session')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'When' })).toHaveFocus();
});

test('a mediator confirms a time that suits both parties with one click, and the focus moves to the new time', async () => {
  const { mediator, daniel, maya, session, answer } = await offered();
  await answer(daniel, 'yes', 'yes', 'yes');
  await answer(maya, 'yes', 'yes', 'yes');
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Confirm this time').click();
  await expect.element(page.getByRole('heading', { name: 'When' })).toHaveFocus();
});

test('a mediator sees no best time while nobody has answered, and checks who is silent before confirming a row', async () => {
  const { mediator, session } = await offered();
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(part('Nobody has answered yet')).toBeVisible();
  expect(page.getByText('Best time').query()).toBeNull();
  expect(button('Confirm this time').query()).toBeNull();
  await page.getByRole('radio').first().click();
  await button('Confirm this time').click();
  await expect.element(dialog).toMatchTextContent(/Daniel has not answered\..*Maya has not answered\./);
});

test('a mediator reminds a party who has not answered, once a day', async () => {
  const { mediator, daniel, maya, session, answer } = await offered();
  await answer(daniel, 'yes', 'yes', 'yes');
  await renderAt(`/sessions/${session.id}`, mediator);
  const silent = page.getByRole('region', { name: 'No answer yet' });
  await expect.element(silent.getByText('Tomas Herrera')).toBeVisible();
  await expect.element(silent.getByText(/^Reminders go to parties only\./)).toBeVisible();
  const remind = silent.getByRole('button', { name: 'Send reminder to Maya Okafor' });
  await remind.click();
  await expect.element(page.getByText('Reminder sent to Maya Okafor').first()).toBeVisible();
  const { notifications } = await maya.api.listNotifications();
  expect(notifications[0]).toMatchObject({ message: 'Your mediator asks you to look at your case.' });
  await remind.click();
  await expect.element(page.getByText('You reminded this person already in the last 24 hours.').first()).toBeVisible();
});

test('a mediator gives each person of a video session a link of their own', async () => {
  const { mediator, maya, tomas, session } = await scheduled();
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit arrival').click();
  await dialog.getByRole('checkbox', { name: 'A link of their own for each person' }).click();
  for (const name of ['Daniel', 'Maya', 'Tomas'])
    await dialog.getByRole('group', { name }).getByLabelText(/^Link/).fill(`https://video.example/${name}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  for (const [{ api }, name] of [
    [maya, 'Maya'],
    [tomas, 'Tomas'],
  ] as const) {
    const { attendees } = (await api.getSession({ sessionId: session.id })).session;
    expect(attendees.flatMap(({ link }) => link ?? [])).toEqual([`https://video.example/${name}`]);
  }
});

test('a mediator changes the kind of an offered session to separate rooms, and everybody is notified', async () => {
  const { mediator, maya, session } = await offered();
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await dialog.getByLabelText('Kind').selectOptions('Separate rooms');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'Separate rooms', level: 1 })).toBeVisible();
  const { notifications } = await maya.api.listNotifications();
  expect(notifications[0]?.message).toBe('A session that is being planned has changed. Look at what is new.');
});

test('a mediator reads who has no video link yet, on the page and in the schedule, and adds one', async () => {
  const { mediator, session } = await scheduled({ mode: 'video' });
  await renderAt('/mediator/schedule?view=list', mediator);
  await expect
    .element(page.getByRole('region', { name: 'Your sessions' }).getByText('By video, no link yet'))
    .toBeVisible();
  leaveApp();
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(page.getByText(/^No video link yet for Daniel, Maya and Tomas\./)).toBeVisible();
  await button('Add the link').click();
  await dialog.getByRole('textbox', { name: /^Link/ }).fill('https://video.example/okafor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^No video link yet/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'When' })).toHaveFocus();
});

test('a move at short notice asks for a reason, and everybody who comes reads it', async () => {
  const { mediator, maya, session } = await scheduled({ slots: [inHours(10)] });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Move the session').click();
  await dialog.getByLabelText('Begins at').fill('23:45');
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect.element(dialog.getByText('Say why in a few words.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('The heating is broken.');
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect.element(page.getByText(/^Moved\. It was on .* before\. The heating is broken\.$/)).toBeVisible();
  const { session: moved } = await maya.api.getSession({ sessionId: session.id });
  expect(moved).toMatchObject({ move_reason: 'The heating is broken.', ics_sequence: 1 });
});

test('a mediator who moves a session is warned of another offer, of the night and of an earlier no', async () => {
  const { mediator, caseId, maya, session: offer, answer } = await offered();
  await answer(maya, 'yes', 'no');
  const { id: sessionId, slots, version } = offer;
  await mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version });
  await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    slots: [slots[1]!.starts_at],
  });
  await maya.api.askToMoveSession({ sessionId, reason: 'School play.', starts_at: slots[1]!.starts_at });
  await renderAt(`/sessions/${sessionId}`, mediator);
  await button('Pick a time for Maya').click();
  await expect.element(dialog).toMatchTextContent('You offered this time already: Okafor family.');
  await expect.element(dialog).toMatchTextContent('Maya said no to this time.');
  await dialog.getByLabelText('Begins at').fill('23:30');
  await expect.element(dialog).toMatchTextContent('This is at night, or early in the morning.');
});

test('a mediator who answers a request to move from the case opens that session at the request', async () => {
  const { mediator, maya, caseId, session } = await scheduled();
  await maya.api.askToMoveSession({ sessionId: session.id, reason: 'School play.', starts_at: inHours(200) });
  const { path } = await renderAt(`/case/${caseId}`, mediator);
  await part('What needs you')
    .getByRole('link', { name: /^Asks to move a session.*Answer$/ })
    .click();
  await expect.element(button('Pick a time for Maya')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Asked to move' })).toBeInViewport();
  expect(path()).toBe(`/sessions/${session.id}`);
});

test('a mediator reads a request to move, and picks a time or declines', async () => {
  const { mediator, maya, daniel, session } = await scheduled();
  const sessionId = session.id;
  await maya.api.askToMoveSession({ sessionId, reason: 'School play.', starts_at: inHours(200) });
  await daniel.api.askToMoveSession({ sessionId, reason: 'Late shift.' });
  await renderAt(`/sessions/${sessionId}`, mediator);
  const asked = page.getByRole('region', { name: 'Asked to move' });
  await expect.element(asked.getByText(/Daniel asks for another time\. Late shift\./)).toBeVisible();
  await asked.getByRole('button', { name: 'Decline the request of Daniel' }).click();
  await dialog.getByRole('textbox', { name: /^A word to Daniel/ }).fill('Maya needs that week.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => asked.getByText(/Daniel asks/).query()).toBeNull();
  await asked.getByRole('button', { name: 'Pick a time for Maya' }).click();
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.poll(() => asked.query()).toBeNull();
  const requestOf = async ({ api }: typeof maya) => (await api.getSession({ sessionId })).session.requests[0];
  expect(await requestOf(maya)).toMatchObject({ status: 'accepted', answer: null });
  expect(await requestOf(daniel)).toMatchObject({ status: 'refused', answer: 'Maya needs that week.' });
  leaveApp();
  await renderAt(`/sessions/${sessionId}`, daniel);
  await expect.element(part('Can’t come after all?')).toMatchTextContent('Ruth wrote: “Maya needs that week.”');
});

test('with a video server of its own a practice parts the sides without typing a link, and each side gets a room', async () => {
  const { mediator, daniel, maya, session } = await scheduled();
  const admin = await newPerson('admin', 'Alex Admin');
  const orgId = mediator.user.organization_id ?? '';
  const setServer = async (video_url: string | null) => {
    const { version } = (await admin.api.getOrganizationSettings({ orgId })).settings;
    await admin.api.updateOrganizationSettings({ orgId, video_url, version });
  };
  onTestFinished(() => setServer(null));
  await setServer('https://meet.example.org');
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await dialog.getByLabelText('Kind').selectOptions('Separate rooms');
  await expect.element(dialog.getByText('Without a link, each side gets a room of your video server.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^I add the links later/ }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Each sees their own arrival and link only\.$/)).toBeVisible();
  const rooms = await Promise.all(
    [daniel, maya].map(async ({ api }) =>
      (await api.getSession({ sessionId: session.id })).session.attendees.flatMap(({ link }) => link ?? []),
    ),
  );
  expect(new Set(rooms.flat()).size).toBe(2);
});

test('an edit of a session that changed meanwhile shows the change, keeps what was typed and saves on top of it', async () => {
  const { mediator, session } = await scheduled();
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await dialog.getByLabelText(/^Agenda/).fill('The house, 100 min');
  await mediator.api.updateSession({ sessionId: session.id, version: session.version, minutes: 90 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Length: 90 minutes')).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Agenda/)).toHaveValue('The house, 100 min');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  const { session: now } = await mediator.api.getSession({ sessionId: session.id });
  expect(now).toMatchObject({ minutes: 90, agenda: ['The house, 100 min'] });
  await expect.element(part('Agenda')).toMatchTextContent('100 of 90 minutes');
});

test('a cancellation needs a reason, which survives a dropped connection and reaches everybody', async () => {
  const { mediator, daniel, session } = await scheduled();
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Cancel the session').click();
  await expect.element(dialog.getByRole('button', { name: 'Keep the session' })).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Cancel the session' });
  await submit.click();
  await expect.element(dialog.getByText('Say why in a few words.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('The building is closed.');
  const reconnect = cutConnection();
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  reconnect();
  await submit.click();
  await expect.element(page.getByText('Cancelled: The building is closed.')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(part('When')).toMatchTextContent('Daniel Okafor, Maya Okafor and Tomas Herrera');
  await expect
    .element(part('When').getByRole('link', { name: 'Offer times' }))
    .toHaveAttribute('href', `/mediator/offer?case=${session.case_id}`);
  expect((await daniel.api.getSession({ sessionId: session.id })).session).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'The building is closed.',
  });
});
