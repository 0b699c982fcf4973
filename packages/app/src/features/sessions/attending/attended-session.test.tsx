import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { clockTime } from '../../../words/times/relative-time.ts';
import { inHours, offered } from './attended-session.testing.ts';

const part = (name: string | RegExp) => page.getByRole('region', { name });
const times = () => part('Which times suit you?');
const answers = () => times().getByRole('radiogroup');

test('each of two parties who come apart reads on home and session when they come and leave themselves, and not the other’s times', async () => {
  const { maya, daniel, confirm, at, session } = await offered([inHours(30)], { minutes: 90, kind: 'shuttle' });
  const start = session.slots[0]!.starts_at;
  const after = (minutes: number) => clockTime(new Date(Date.parse(start) + minutes * 60_000).toISOString());
  await renderAt(at, maya);
  await expect.element(times()).toMatchTextContent(`${after(15)} to ${after(90)}`);
  leaveApp();
  await confirm();
  for (const { person, comes, leaves, foreign } of [
    { person: maya, comes: after(15), leaves: after(90), foreign: [after(10), after(85)] },
    { person: daniel, comes: after(10), leaves: after(85), foreign: [after(15), after(90)] },
  ]) {
    for (const [place, words] of [
      [at, [`Come at ${comes} to Room`, `You may leave at ${leaves}.`, 'come and leave at different times']],
      ['/divorcee', [`Come at ${comes} and leave at ${leaves}.`, 'Your times are apart']],
    ] as const) {
      await renderAt(place, person);
      const main = page.getByRole('main');
      await expect.element(main).toMatchTextContent(`${comes} to ${leaves}`);
      for (const it of words) await expect.element(main).toMatchTextContent(it);
      for (const it of foreign) await expect.element(main).not.toMatchTextContent(it);
      leaveApp();
    }
  }
});

test('an answer that cannot be saved is reset with a message, and saved when tried again', async () => {
  const { maya, at } = await offered();
  await renderAt(at, maya);
  await expect.element(answers().nth(0)).toBeVisible();
  const restore = cutConnection();
  await userEvent.click(answers().nth(0).getByText('Yes'));
  await expect.element(times().getByRole('alert')).toMatchTextContent('is not saved.');
  await expect.element(answers().nth(0).getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  restore();
  await userEvent.click(times().getByRole('button', { name: 'Try Again' }));
  await expect.element(times()).toMatchTextContent('1 of 2 answered. Saved just now.');
  await expect.element(times().getByRole('alert')).not.toBeInTheDocument();
});

test('a party whom no time suits has answered with one press, and the mediator reads it as an answer', async () => {
  const { maya, mediator, daniel, session, ofMaya, at } = await offered();
  await renderAt(at, maya);
  const none = times().getByRole('button', { name: 'None of these suit me' });
  await expect.element(none).toBeVisible();
  const restore = cutConnection();
  await userEvent.click(none);
  await expect.element(times().getByRole('alert')).toMatchTextContent('Your answers are not saved.');
  await expect.element(times()).toMatchTextContent('0 of 2 answered.');
  restore();
  await userEvent.click(times().getByRole('button', { name: 'Try Again' }));
  await expect.element(times()).toMatchTextContent('2 of 2 answered. Saved just now.');
  await expect.element(times().getByRole('textbox', { name: 'A word to Ruth' })).toBeVisible();
  const answersFor = async ({ api }: typeof maya) =>
    (await api.getSession({ sessionId: session.id })).session.slots.map((slot) => slot.answers);
  expect(await answersFor(mediator)).toEqual([{ [ofMaya.id]: 'no' }, { [ofMaya.id]: 'no' }]);
  expect(await answersFor(daniel)).toEqual([{}, {}]);
  leaveApp();
  await renderAt(at, mediator);
  await expect.element(page.getByRole('main')).toMatchTextContent('1 of 2 have answered.');
  await expect.element(part('No answer yet')).toMatchTextContent('Daniel Okafor');
  await expect.element(part('No answer yet')).not.toMatchTextContent('Maya Okafor');
  await expect.element(part('No time suits both parties')).toBeVisible();
});

test('a party withdraws the times that they proposed, after a question, and the other party does not come', async () => {
  const { caseId, maya, daniel } = await offered();
  const { session } = await maya.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'phone',
    time_zone: 'UTC',
    slots: [inHours(90)],
  });
  const at = `/sessions/${session.id}`;
  await renderAt(at, daniel);
  await expect.element(times()).toBeVisible();
  expect(page.getByRole('button', { name: 'Withdraw these times' }).query()).toBeNull();
  leaveApp();
  await renderAt(at, maya);
  const withdraw = page.getByRole('button', { name: 'Withdraw these times' });
  const dialog = page.getByRole('dialog', { name: 'Withdraw your times?' });
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Keep the times' }).click();
  await expect.element(withdraw).toHaveFocus();
  await withdraw.click();
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Withdraw the times' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await dialog.getByRole('button', { name: 'Withdraw the times' }).click();
  await expect.element(page.getByText('This session is cancelled. Nobody needs to come.')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect((await daniel.api.getSession({ sessionId: session.id })).session.status).toBe('cancelled');
});

test('a word to the mediator keeps its text when it cannot be sent, and the other party does not read it', async () => {
  const { maya, daniel, mediator, session, at } = await offered();
  await renderAt(at, maya);
  await userEvent.click(times().getByRole('button', { name: 'None of these suit me' }));
  const send = times().getByRole('button', { name: 'Send to Ruth' });
  await userEvent.click(send);
  await expect.element(times()).toMatchTextContent('Write a few words first.');
  const text = times().getByRole('textbox', { name: 'A word to Ruth' });
  await userEvent.fill(text, 'Mornings suit me.');
  const restore = cutConnection();
  await userEvent.click(send);
  await expect.element(times().getByRole('alert')).toBeVisible();
  await expect.element(text).toHaveValue('Mornings suit me.');
  restore();
  await userEvent.click(send);
  await expect.element(times()).toMatchTextContent('You wrote to Ruth: “Mornings suit me.”');
  expect(times().getByRole('link', { name: 'Open the session' }).query()).toBeNull();
  await userEvent.click(times().getByRole('button', { name: 'None of these suit me' }));
  await expect.element(times().getByText(/^You wrote to Ruth/)).toBeVisible();
  const wordsOf = async ({ api }: typeof maya) => (await api.getSession({ sessionId: session.id })).session.words;
  expect(await wordsOf(mediator)).toMatchObject([{ about: 'times', text: 'Mornings suit me.' }]);
  expect(await wordsOf(daniel)).toEqual([]);
});

test('a party says that a session feels unsafe, and only the mediator receives it', async () => {
  const { maya, daniel, mediator, session, caseId, confirm, at } = await offered();
  await confirm();
  await renderAt(at, maya);
  await userEvent.click(page.getByRole('button', { name: 'I feel unsafe about this session' }));
  const dialog = page.getByRole('dialog', { name: 'Tell Ruth that you feel unsafe?' });
  await userEvent.fill(dialog.getByRole('textbox'), 'He waits at the door.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(dialog).not.toBeInTheDocument();
  const card = part('Something does not feel right?');
  await expect.element(card).toMatchTextContent(/You told Ruth that you feel unsafe, on .+Only you and Ruth read this/);
  await expect.element(card).toMatchTextContent('Ruth was told at once and has not answered yet.');
  await expect.element(card).not.toMatchTextContent('He waits');
  const { requests } = await mediator.api.listCaseRequests({ caseId });
  expect(requests).toMatchObject([{ kind: 'safety_concern', session_id: session.id, note: 'He waits at the door.' }]);
  expect((await daniel.api.listCaseRequests({ caseId })).requests).toEqual([]);
  leaveApp();
  await renderAt(at, mediator);
  await expect
    .element(page.getByRole('link', { name: 'Read request' }))
    .toHaveAttribute('href', `/cases/${caseId}?tab=safety`);
  await expect.element(page.getByRole('main')).toMatchTextContent(/Somebody has to hear from you.*When.*Arrival/);
  leaveApp();
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: requests[0]!.id, answer: 'Use the back door.' });
  await renderAt(at, maya);
  await expect.element(card).toMatchTextContent(/Ruth dealt with it on .+Ruth wrote to you: “Use the back door\.”/);
  leaveApp();
  await renderAt(at, daniel);
  await expect.element(card).toBeVisible();
  await expect.element(card).not.toMatchTextContent(/You told|back door/);
});

test('a lawyer says that a session is not safe for the client, keeps the text when it cannot be sent, and only the mediator reads it', async () => {
  const { maya, mediator, session, caseId, ofMaya, at } = await offered();
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  const ofTomas = await join(mediator, caseId, tomas, 'lawyer', 'A');
  await maya.api.confirmLawyer({ caseId, participantId: ofTomas.id });
  const attendees = [{ participant_id: ofMaya.id }, { participant_id: ofTomas.id }];
  await mediator.api.updateSession({ sessionId: session.id, version: session.version, attendees });
  await renderAt(at, tomas);
  const card = part('Something does not feel right?');
  await expect.element(card).toMatchTextContent('You can say it for yourself, too.');
  await userEvent.click(card.getByRole('button', { name: 'This session is not safe for my client' }));
  const dialog = page.getByRole('dialog', { name: 'Tell Ruth that this session is not safe?' });
  const text = dialog.getByRole('textbox');
  await userEvent.fill(text, 'She shakes when he comes in.');
  const restore = cutConnection();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(text).toHaveValue('She shakes when he comes in.');
  restore();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent('You told Ruth that this session is not safe, on');
  const requestsOf = async ({ api }: typeof maya) => (await api.listCaseRequests({ caseId })).requests;
  expect(await requestsOf(mediator)).toMatchObject([{ user_id: tomas.user.id, session_id: session.id }]);
  expect(await requestsOf(maya)).toEqual([]);
  leaveApp();
  await renderAt(`/cases/${caseId}?tab=safety`, mediator);
  await userEvent.click(part('Private requests').getByRole('button', { name: /^Tomas Herrera/ }));
  await expect.element(part('Private requests')).toMatchTextContent('Says that something is not safe.');
  await expect
    .element(part('Private requests').getByRole('link', { name: 'Open private channel' }))
    .not.toBeInTheDocument();
});
