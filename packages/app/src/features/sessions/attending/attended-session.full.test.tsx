// Guards packages/app/src/features/sessions/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import { inHours, offered } from './attended-session.testing.ts';

const part = (name: string | RegExp) => page.getByRole('region', { name });
const times = () => part('Which times suit you?');
const answers = () => times().getByRole('radiogroup');

test('a party answers offered times on the home with one tap each, and changes an answer', async () => {
  const { maya, daniel, mediator, session, ofMaya } = await offered(undefined, { answer_by: inHours(48) });
  await renderAt('/divorcee', maya);
  await expect.element(times()).toMatchTextContent(/Answer by \w+day, \w+ \d+\./);
  await expect.element(times()).toMatchTextContent('Only Ruth sees your answers. Daniel does not');
  await expect.element(times().getByRole('button', { name: 'None of these suit me' })).toBeVisible();
  await userEvent.click(answers().nth(0).getByText('Yes'));
  await expect.element(times()).toMatchTextContent('1 of 2 answered. Saved just now.');
  await expect.element(times().getByRole('button', { name: 'Add a word for Ruth' })).toBeVisible();
  await userEvent.click(answers().nth(1).getByText('If needed'));
  await userEvent.click(answers().nth(0).getByText('No', { exact: true }));
  await expect.element(times()).toMatchTextContent('2 of 2 answered. Saved just now. Change it until Ruth confirms.');
  const answered = async () => {
    const { slots } = (await mediator.api.getSession({ sessionId: session.id })).session;
    return slots.map((slot) => slot.answers[ofMaya.id]);
  };
  await expect.poll(answered).toEqual(['no', 'maybe']);
  const seen = (await daniel.api.getSession({ sessionId: session.id })).session;
  expect(seen.slots.map((slot) => slot.answers)).toEqual([{}, {}]);
});

test('a party who has answered every time finds the answers in short on the home, opens them and changes one', async () => {
  const { maya, mediator, session, ofMaya } = await offered();
  const all = session.slots.map(({ id }) => ({ slot_id: id, answer: 'yes' as const }));
  await maya.api.answerSlots({ sessionId: session.id, answers: all });
  await maya.api.writeSessionWord({ sessionId: session.id, about: 'times', text: 'Mornings suit me.' });
  await renderAt('/divorcee', maya);
  const short = part(/^Your answers are with Ruth/);
  await expect.element(short).toMatchTextContent('You wrote to Ruth: “Mornings suit me.”');
  expect(answers().query()).toBeNull();
  await userEvent.click(short.getByRole('button', { name: 'See my answers' }));
  await expect.element(times().getByRole('heading', { name: 'Which times suit you?' })).toHaveFocus();
  await userEvent.click(answers().nth(0).getByText('No', { exact: true }));
  await expect.element(times()).toMatchTextContent('2 of 2 answered. Saved just now.');
  const { slots } = (await mediator.api.getSession({ sessionId: session.id })).session;
  expect(slots.map((slot) => slot.answers[ofMaya.id])).toEqual(['no', 'yes']);
});

test('a party who has answered the times of two sessions tells them apart by the kind of session and the times', async () => {
  const { maya, mediator, caseId, session, ofMaya } = await offered();
  const { session: review } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'review',
    mode: 'in_person',
    time_zone: 'UTC',
    attendees: [{ participant_id: ofMaya.id }],
    slots: [inHours(200)],
  });
  for (const { id: sessionId, slots } of [session, review])
    await maya.api.answerSlots({
      sessionId,
      answers: slots.map(({ id }) => ({ slot_id: id, answer: 'yes' as const })),
    });
  await renderAt('/divorcee', maya);
  const together = part(/^Your answers are with Ruth Together:/);
  const lookingBack = part(/^Your answers are with Ruth Looking back:/);
  const time = String.raw`\w+day, \w+ \d+(, \d{4})?, \d+:\d\d\s[AP]M to \d+:\d\d\s[AP]M`;
  await expect.element(together).toMatchTextContent(new RegExp(`Together: ${time}; ${time}A session`));
  await expect.element(lookingBack).toMatchTextContent(new RegExp(`Looking back: ${time}A session`));
  const day = longDate(new Date(review.slots[0]!.starts_at));
  await expect.element(lookingBack).toMatchTextContent(day);
  await expect.element(together).not.toMatchTextContent(day);
});

test('a party reads their own place and arrival, and asks to move a session within a day with a reason', async () => {
  const { maya, mediator, session, confirm, at } = await offered([inHours(20)]);
  const { starts_at } = (await confirm()).session;
  const own = clockTime(new Date(Date.parse(starts_at ?? '') + 15 * 60_000).toISOString());
  await renderAt(at, maya);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(`Come at ${own} to Room 2.`);
  await expect.element(main).toMatchTextContent(`${own} to `);
  await expect.element(main).not.toMatchTextContent(`${clockTime(starts_at ?? '')} to `);
  await expect.element(main).toMatchTextContent('so that you do not meet at the door');
  await expect.element(main).not.toMatchTextContent('Room 1');
  await expect.element(part('What you will talk about').getByRole('listitem')).toMatchTextContent('School days20 min');
  await expect.element(page.getByText(/^Starts in \d+ hours$/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Join the session' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Ask to move' }));
  const dialog = page.getByRole('dialog', { name: 'Ask to move this session?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to move' }));
  await expect.element(dialog).toMatchTextContent('Say in a few words why.');
  await expect.element(dialog.getByLabelText('Why can’t you come?')).toHaveFocus();
  await userEvent.fill(dialog.getByLabelText('Why can’t you come?'), 'A child is ill.');
  await userEvent.fill(dialog.getByLabelText(/^From/), '14:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to move' }));
  await expect.element(dialog).toMatchTextContent('Choose a day as well.');
  await expect.element(dialog.getByLabelText(/^A day that suits you/)).toHaveFocus();
  await userEvent.click(dialog.getByLabelText(/^A day that suits you/));
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  await userEvent.click(page.getByRole('grid').getByRole('button', { disabled: false }).last());
  await userEvent.click(dialog.getByRole('button', { name: 'Ask to move' }));
  await expect.element(part('Can’t come after all?')).toMatchTextContent('Ruth has not answered yet');
  await expect.element(page.getByRole('heading', { name: 'Can’t come after all?' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Ask to move' }).query()).toBeNull();
  const { requests } = (await mediator.api.getSession({ sessionId: session.id })).session;
  expect(requests).toMatchObject([{ reason: 'A child is ill.', status: 'waiting' }]);
  expect(new Date(requests[0]!.starts_at ?? '').getMinutes()).toBe(30);
  leaveApp();

  await renderAt(at, mediator);
  await userEvent.click(page.getByRole('button', { name: 'Move the session' }));
  const moving = page.getByRole('dialog', { name: 'Move the session' });
  await expect.element(moving).toMatchTextContent(/Maya asks for \w+day, .+\b2:30\sPM\. A child is ill\./);
  leaveApp();
  const { version } = (await mediator.api.getSession({ sessionId: session.id })).session;
  const move = { sessionId: session.id, starts_at: inHours(72), reason: 'A child is ill.', version };
  await mediator.api.moveSession(move);
  await renderAt(at, maya);
  await expect.element(part('Can’t come after all?')).toMatchTextContent(/Moved to \w+day, .+, as you asked\./);
  await expect.element(main).toMatchTextContent(/Moved\. It was on \w+day, .+ before\. A child is ill\./);
});

test('an attendee reads when the link appears, whether others use it, and adds the session to a calendar beside its time', async () => {
  const { ofMaya, ofDaniel, mediator, maya, daniel, at, confirm, session } = await offered([inHours(30)], {
    mode: 'video',
  });
  const confirmed = (await confirm()).session;
  await renderAt(at, maya);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/Ruth adds the link\. It appears here at \d\d?:\d\d [AP]M\./);
  leaveApp();
  const link = 'https://rooms.example/all';
  await mediator.api.updateSession({
    sessionId: session.id,
    attendees: [
      { participant_id: ofMaya.id, link },
      { participant_id: ofDaniel.id, link },
    ],
    version: confirmed.version,
  });
  await renderAt(at, daniel);
  await expect
    .element(main)
    .toMatchTextContent(/The link appears here at \d\d?:\d\d [AP]M\. Others who come use the same link\./);
  const when = page.getByRole('region', { name: /day, \w+ \d/ });
  await expect.element(when.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
});
