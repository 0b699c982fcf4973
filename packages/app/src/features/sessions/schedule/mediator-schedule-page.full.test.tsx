// Guards packages/app/src/features/sessions/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { join } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { tuesdayIn, oneSession } from './mediator-schedule-page.testing.ts';

const dialog = page.getByRole('dialog');
const calendar = page.getByRole('grid', { name: 'Your sessions' });

test('the schedule opens at the next week with a session, and the key M on a session asks to move it', async () => {
  const { mediator, maya, schedule } = await oneSession();
  const { id: sessionId, starts_at } = await schedule(tuesdayIn(3));
  await renderAt('/mediator/schedule?view=week', mediator);
  const session = calendar.getByRole('button', { name: /^Okafor family/ });
  await expect.element(session).toBeVisible();
  (session.element() as HTMLElement).focus();
  await userEvent.keyboard('m');
  await expect.element(dialog.getByLabelText('Begins at')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect
    .element(dialog.getByLabelText('Begins at'))
    .toHaveAccessibleDescription('It begins at this time already. Choose another day or time.');
  await dialog.getByLabelText('Begins at').fill('15:00');
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  const { session: moved } = await maya.api.getSession({ sessionId });
  expect(moved.ics_sequence).toBe(1);
  expect(moved.starts_at).not.toBe(starts_at);
});

test('the title names the days that the week shows, with the weekend only when something is on it', async () => {
  const { mediator, schedule } = await oneSession();
  const tuesday = tuesdayIn(3);
  const saturday = new Date(tuesday.getTime() + 11 * 86_400_000);
  await schedule(tuesday);
  await schedule(saturday);
  const title = (start: Date, from: number, to: number) => {
    const day = (by: number) => new Date(start.getTime() + by * 86_400_000);
    const parts = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return parts.formatRange(day(from), day(to)).replace(/\s?–\s?/, ' to ');
  };
  await renderAt('/mediator/schedule?view=week', mediator);
  await expect.element(page.getByRole('heading', { name: title(tuesday, -1, 3) })).toBeVisible();
  await expect.element(calendar.getByRole('row').nth(4)).toBeVisible();
  expect(calendar.getByRole('row').elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect.element(page.getByRole('heading', { name: title(saturday, -6, 0) })).toBeVisible();
  expect(calendar.getByRole('row').elements()).toHaveLength(7);
});

test('beside the schedule a mediator reminds who has not answered, and answers a request to move', async () => {
  const { mediator, maya, offer, schedule } = await oneSession();
  await offer(tuesdayIn(2));
  const { id: sessionId } = await schedule(tuesdayIn(3));
  await maya.api.askToMoveSession({ sessionId, reason: 'School play.' });
  await renderAt('/mediator/schedule?view=list', mediator);
  const waiting = page.getByRole('region', { name: 'Waiting for a reply' });
  await expect.element(waiting).toMatchTextContent('Not answered: Maya.');
  await expect.element(waiting.getByRole('button', { name: 'Send reminder to Maya' })).toBeVisible();
  const asked = page.getByRole('region', { name: 'Asked to move' });
  await expect
    .element(asked)
    .toMatchTextContent(/Okafor family.*One to one, .*Maya asks for another time\. School play\./);
  await asked.getByRole('button', { name: 'Decline the request of Maya' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => asked.query()).toBeNull();
  const list = page.getByRole('region', { name: 'Your sessions' });
  await list.getByRole('link', { name: 'Okafor family' }).click();
  await expect.element(page.getByRole('region', { name: 'Answers' })).toBeVisible();
});

test('a mediator with many offers sees the answered ones first and asks for the rest', async () => {
  const { mediator, maya, offer } = await oneSession();
  const first = await offer(tuesdayIn(2));
  for (const weeks of [3, 4, 5]) await offer(tuesdayIn(weeks));
  await maya.api.answerSlots({
    sessionId: first.id,
    answers: first.slots.map(({ id }) => ({ slot_id: id, answer: 'yes' })),
  });
  await renderAt('/mediator/schedule?view=list', mediator);
  const waiting = page.getByRole('region', { name: 'Waiting for a reply' });
  const offers = waiting.getByRole('link', { name: 'Okafor family', exact: true });
  await expect.element(offers.first()).toHaveAttribute('href', `/sessions/${first.id}`);
  expect(offers.elements()).toHaveLength(3);
  await waiting.getByRole('button', { name: 'Show 1 more' }).click();
  await expect.element(waiting.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  expect(offers.elements()).toHaveLength(4);
});

test('the key M on an offered time says why it cannot be moved and opens its answers', async () => {
  const { mediator, offer } = await oneSession();
  const { id } = await offer(tuesdayIn(2));
  const { path } = await renderAt('/mediator/schedule?view=week', mediator);
  const offered = calendar.getByRole('button', { name: /^Okafor family/ });
  await expect.element(offered).toBeVisible();
  (offered.element() as HTMLElement).focus();
  await userEvent.keyboard('m');
  await expect.poll(path).toBe(`/sessions/${id}`);
  await expect
    .element(page.getByText('An offered time cannot be moved. Confirm it or offer other times.').first())
    .toBeVisible();
});

test('Page Down in the schedule keeps the focus in a cell of the next week', async () => {
  const { mediator, schedule } = await oneSession();
  await schedule(tuesdayIn(2));
  await renderAt('/mediator/schedule?view=week', mediator);
  const session = calendar.getByRole('button', { name: /^Okafor family/ });
  await expect.element(session).toBeVisible();
  (session.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(session).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[role=grid]') ?? null).not.toBeNull();
});

test('one button reminds every party who has not answered, and its label names them', async () => {
  const { mediator, maya, caseId } = await oneSession();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    slots: [tuesdayIn(2).toISOString()],
  });
  await renderAt('/mediator/schedule?view=list', mediator);
  await page.getByRole('button', { name: 'Send reminder to Daniel and Maya' }).click();
  await expect.element(page.getByText('Reminder sent to Daniel and Maya').first()).toBeVisible();
  for (const { api } of [maya, daniel])
    expect((await api.listNotifications()).notifications[0]?.message).toBe(
      'Your mediator asks you to look at your case.',
    );
});

test('the lists say what is offered, what is agreed and who has answered', async () => {
  const { mediator, offer, schedule } = await oneSession();
  await offer(tuesdayIn(2));
  await schedule(new Date(tuesdayIn(2).getTime() + 86_400_000));
  await renderAt('/mediator/schedule?view=list', mediator);
  const list = page.getByRole('region', { name: 'Your sessions' });
  await expect.element(list).toMatchTextContent(/Offered.*Agreed/);
  leaveApp();
  await renderAt('/mediator/sessions', mediator);
  await expect.element(list).toMatchTextContent(/1 time offered\s*Not answered: Maya\./);
  await expect.element(list).toMatchTextContent(/Offered/);
  await expect.element(page.getByRole('link', { name: 'Offer times' })).toHaveAttribute('href', '/mediator/offer');
});

test('the list of sessions is narrowed by its address, by state, case and title', async () => {
  const { mediator, caseId, schedule } = await oneSession();
  const { id: sessionId, version } = await schedule(tuesdayIn(3));
  await schedule(tuesdayIn(4));
  await mediator.api.cancelSession({ sessionId, version, reason: 'Closed.' });
  const { path } = await renderAt(`/mediator/sessions?status=cancelled&case=${caseId}`, mediator);
  const table = page.getByRole('region', { name: 'Your sessions' });
  await expect.element(table.getByText('Showing 1')).toBeVisible();
  await page.getByLabelText('State').selectOptions('Any state');
  await expect.element(table.getByText('Showing 2')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a session' }).fill('nobody');
  await expect.element(page.getByText('No session fits')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a session' }).fill('okaf');
  await table.getByRole('link').first().click();
  await expect.poll(path).toMatch(/^\/sessions\//);
});

test('a dragged session moves only after the confirmation', async () => {
  const { mediator, maya, schedule } = await oneSession();
  const { id: sessionId, starts_at } = await schedule(tuesdayIn(2));
  await renderAt('/mediator/schedule?view=week', mediator);
  const session = calendar.getByRole('button', { name: /^Okafor family/ });
  const wednesday = calendar.getByRole('row').nth(2);
  await session.dropTo(wednesday);
  await expect.element(dialog.getByText(/^Now: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await maya.api.getSession({ sessionId })).session.starts_at).toBe(starts_at);
});

test('a mediator lists the sessions to come, the next one first', async () => {
  const { mediator, schedule } = await oneSession();
  const next = await schedule(tuesdayIn(2));
  await schedule(tuesdayIn(3));
  await renderAt('/mediator/sessions', mediator);
  const table = page.getByRole('region', { name: 'Your sessions' });
  const first = table.getByRole('link').first();
  await expect.element(first).not.toHaveAttribute('href', `/sessions/${next.id}`);
  await page.getByLabelText('When').selectOptions('To come');
  await expect.element(first).toHaveAttribute('href', `/sessions/${next.id}`);
  await expect.element(table.getByText('Showing 2')).toBeVisible();
  await page.getByLabelText('When').selectOptions('In the past');
  await expect.element(page.getByText('No session fits')).toBeVisible();
});
