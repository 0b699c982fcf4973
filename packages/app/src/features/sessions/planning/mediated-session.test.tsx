import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { offered, scheduled } from './mediated-session.testing.ts';

const part = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('a mediator confirms and moves a session about which somebody feels unsafe only after they spoke with them', async () => {
  const { mediator, daniel, maya, session, caseId, answer } = await offered();
  await answer(daniel, 'yes', 'yes', 'yes');
  await answer(maya, 'yes', 'yes', 'yes');
  await maya.api.askMediator({ caseId, kind: 'safety_concern', sessionId: session.id });
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(page.getByRole('link', { name: 'Read request' })).toBeVisible();
  await button('Confirm this time').click();
  for (const [open, submit] of [
    [null, 'Confirm this time'],
    ['Move the session', 'Move the session'],
  ] as const) {
    if (open !== null) await button(open).click();
    await expect.element(dialog).toMatchTextContent('Somebody feels unsafe about this session.');
    await expect
      .element(dialog.getByRole('link', { name: 'Read the concern' }))
      .toHaveAttribute('href', `/cases/${caseId}?tab=safety`);
    if (open !== null) await dialog.getByLabelText('Begins at').fill('11:45');
    await dialog.getByRole('button', { name: submit }).click();
    await expect.element(dialog.getByText('Speak with them first, then tick this.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'I have spoken with them alone' }).click();
    await dialog.getByRole('button', { name: submit }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  const { session: now } = await maya.api.getSession({ sessionId: session.id });
  expect(now).toMatchObject({ status: 'scheduled', ics_sequence: 1 });
});

test('in separate rooms each side has its own link and arrival, and neither reads the other’s', async () => {
  const { mediator, daniel, maya, session } = await scheduled({ kind: 'shuttle' });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit arrival').click();
  await dialog.getByLabelText('Minutes apart').selectOptions('10');
  await dialog.getByRole('group', { name: 'Daniel' }).getByLabelText(/^Link/).fill('http://larch.example');
  await dialog.getByRole('group', { name: 'Maya and Tomas' }).getByLabelText(/^Link/).fill('https://rowan.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Begin with https:// and enter the whole address.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Daniel' }).getByLabelText(/^Link/).fill('https://larch.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^10 minutes apart, 50 minutes each\./)).toBeVisible();
  const seenBy = async ({ api }: typeof maya) => (await api.getSession({ sessionId: session.id })).session.attendees;
  for (const [person, own, other] of [
    [daniel, 'larch', 'rowan'],
    [maya, 'rowan', 'larch'],
  ] as const) {
    const seen = JSON.stringify(await seenBy(person));
    expect(seen).toContain(own);
    expect(seen).not.toContain(other);
  }
  const arrivals = (await seenBy(mediator)).map(({ name, arrives_minutes }) => [name, arrives_minutes]);
  expect(arrivals).toContainEqual(['Daniel Okafor', 0]);
  expect(arrivals).toContainEqual(['Tomas Herrera', 10]);
});

test('a mediator lets the sides of a joint session in person arrive apart, and each reads its own time only', async () => {
  const { mediator, daniel, maya, session } = await scheduled({ mode: 'in_person' });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit arrival').click();
  await dialog.getByRole('checkbox', { name: 'The two sides arrive apart' }).click();
  await dialog.getByLabelText('Minutes apart').selectOptions('15');
  await dialog.getByLabelText('Who arrives first').selectOptions('Maya and Tomas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^15 minutes apart, 45 minutes each\./)).toBeVisible();
  for (const [{ api, user }, minutes] of [
    [daniel, 15],
    [maya, 0],
  ] as const) {
    const { attendees } = (await api.getSession({ sessionId: session.id })).session;
    expect(attendees.find((it) => it.user_id === user.id)?.arrives_minutes).toBe(minutes);
    expect(attendees.filter((it) => it.arrives_minutes !== null)).toHaveLength(1);
  }
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
