import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { join } from '../../../testing/parties.ts';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

/** Ten in the morning of a Tuesday, at least so many weeks from now. */
function tuesdayIn(weeks: number) {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  day.setUTCHours(10, 0, 0, 0);
  return day;
}

async function oneSession() {
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const participant = await join(mediator, caseId, maya, 'divorcee', 'A');
  const offer = async (starts: Date) =>
    (
      await mediator.api.createSession({
        case_id: caseId,
        kind: 'individual',
        mode: 'video',
        time_zone: 'Europe/London',
        attendees: [{ participant_id: participant.id }],
        slots: [starts.toISOString()],
      })
    ).session;
  const schedule = async (starts: Date) => {
    const { id: sessionId, slots, version } = await offer(starts);
    return (await mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version })).session;
  };
  return { mediator, maya, caseId, offer, schedule };
}

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
  await dialog.getByLabelText('Begins at').fill('15:00');
  await dialog.getByRole('button', { name: 'Move the session' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  const { session: moved } = await maya.api.getSession({ sessionId });
  expect(moved.ics_sequence).toBe(1);
  expect(moved.starts_at).not.toBe(starts_at);
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

test('beside the schedule a mediator reminds who has not answered, and answers a request to move', async () => {
  const { mediator, maya, offer, schedule } = await oneSession();
  await offer(tuesdayIn(2));
  const { id: sessionId } = await schedule(tuesdayIn(3));
  await maya.api.askToMoveSession({ sessionId, reason: 'School play.' });
  await renderAt('/mediator/schedule?view=list', mediator);
  const waiting = page.getByRole('region', { name: 'Waiting for a reply' });
  await expect.element(waiting).toMatchTextContent('Not answered: Maya.');
  await expect.element(waiting.getByRole('button', { name: 'Send reminder to Maya Okafor' })).toBeVisible();
  const asked = page.getByRole('region', { name: 'Asked to move' });
  await expect.element(asked).toMatchTextContent('Maya asks for another time. School play.');
  await asked.getByRole('button', { name: 'Decline the request of Maya' }).click();
  await expect.poll(() => asked.query()).toBeNull();
  const list = page.getByRole('region', { name: 'Your sessions' });
  await list.getByRole('link', { name: 'Okafor family' }).click();
  await expect.element(page.getByRole('region', { name: 'Answers' })).toBeVisible();
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
