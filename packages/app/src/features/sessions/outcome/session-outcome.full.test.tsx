// Guards packages/app/src/features/sessions/outcome/**
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const part = (name: string) => page.getByRole('region', { name });

test('a mediator records a session that has begun, and the party reads it, ticks their action and writes a word', async () => {
  const { id, mediator, party, other } = await commands.prepare('begunSession');
  const at = `/sessions/${id}`;
  const ruth = await signIn(mediator);
  const maya = await signIn(party);

  await renderAt(at, maya);
  await expect.element(page.getByText('It is on now')).toBeVisible();
  await expect.element(page.getByText(/in Pacific\/Auckland, the time zone of the case$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Join the session' }))
    .toHaveAttribute('href', 'https://rooms.example/A');
  for (const words of ['Only you and Ruth have this link.', 'You and Daniel are in separate rooms all the time.'])
    await expect.element(page.getByRole('main')).toMatchTextContent(words);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Separate rooms, \w+day, /);
  await expect.element(page.getByText('Now', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('rooms.example/B');
  leaveApp();

  await renderAt(at, ruth);
  await expect.element(page.getByText('Now', { exact: true })).toBeVisible();
  for (const [name, room] of [
    ['Maya', 'A'],
    ['Daniel', 'B'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name: `Join ${name}` }))
      .toHaveAttribute('href', `https://rooms.example/${room}`);
  expect(page.getByRole('link', { name: 'Join the session' }).query()).toBeNull();
  const outcome = part('What came of it');
  await expect.element(outcome).toMatchTextContent('when the planned time is over');
  expect(outcome.getByRole('button', { name: 'Save' }).query()).toBeNull();
  await userEvent.click(outcome.getByRole('button', { name: 'The session ended early' }));
  await expect.element(outcome.getByRole('heading', { name: 'What came of it' })).toHaveFocus();
  await expect.element(outcome).toMatchTextContent('Saving ends this session for everybody');
  await userEvent.click(outcome.getByRole('button', { name: 'Save' }));
  await expect.element(outcome).toMatchTextContent('Say whether Maya came.');
  await expect.element(outcome).toMatchTextContent('Say whether Daniel came.');
  expect((await ruth.api.getSession({ sessionId: id })).session.status).toBe('scheduled');
  await userEvent.selectOptions(outcome.getByLabelText('Maya Okafor'), 'Came');
  await userEvent.selectOptions(outcome.getByLabelText('Daniel Okafor'), 'Came late');
  await userEvent.fill(outcome.getByLabelText('Length in minutes'), 'long');
  await userEvent.fill(outcome.getByLabelText(/^Your note/), 'Both were calm.');
  await userEvent.click(page.getByRole('link', { name: 'Dashboard' }).first());
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Stay Here' }));
  await expect.element(outcome.getByLabelText(/^Your note/)).toHaveValue('Both were calm.');
  await expect.element(outcome).toMatchTextContent(/who does what next: visible to .+\./);
  await userEvent.fill(outcome.getByLabelText(/^What both settled for now/), 'Maya collects Eli on Mondays.');
  await userEvent.click(outcome.getByRole('button', { name: 'Add an action' }));
  await userEvent.fill(outcome.getByLabelText('Action 1'), 'Send the pension letter');
  await userEvent.selectOptions(outcome.getByLabelText('Who', { exact: true }), 'Maya Okafor');
  await userEvent.fill(outcome.getByLabelText('By', { exact: true }), '2020-12-11');
  await userEvent.click(outcome.getByRole('button', { name: 'Save' }));
  await expect.element(outcome).toMatchTextContent('Write whole minutes');
  await userEvent.fill(outcome.getByLabelText('Length in minutes'), '55');
  await userEvent.click(outcome.getByRole('button', { name: 'Save' }));
  await expect.element(outcome).toMatchTextContent(/Daniel Okafor.*Came late.*Both were calm/);
  await expect.element(outcome.getByRole('heading', { name: 'What came of it' })).toHaveFocus();
  await userEvent.click(outcome.getByRole('button', { name: 'Change what is recorded' }));
  await expect.element(outcome.getByRole('heading', { name: 'What came of it' })).toHaveFocus();
  await userEvent.click(outcome.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('main')).toMatchTextContent(/What came of it.*Who does what next.*When.*Agenda/);
  leaveApp();

  await renderAt(at, maya);
  await expect.element(part('What you both settled for now')).toMatchTextContent('Maya collects Eli on Mondays.');
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Both were calm');
  const list = part('Who does what next');
  await expect.element(list).toMatchTextContent(/0 of 1 done.*Send the pension letter Late/);
  await userEvent.click(list.getByRole('checkbox', { name: /Send the pension letter/ }));
  await expect.element(list).toMatchTextContent('1 of 1 done');
  await expect.element(part('Your next action')).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('checkbox', { name: /Send the pension letter/ }));
  await userEvent.click(part('Your next action').getByRole('button', { name: 'I have done it' }));
  await expect.element(page.getByText('Done: Send the pension letter')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Who does what next' })).toHaveFocus();
  await expect.element(list).toMatchTextContent('1 of 1 done');
  const how = part('How was it for you?');
  await userEvent.fill(how.getByRole('textbox'), 'Too fast for me.');
  await userEvent.click(how.getByRole('button', { name: 'Send to Ruth' }));
  await expect.element(how).toMatchTextContent('You wrote to Ruth: “Too fast for me.”');
  leaveApp();

  await renderAt(at, ruth);
  await expect.element(part('What was settled for now')).toBeVisible();
  await expect.element(part('Said to you in private')).toMatchTextContent(/Maya Okafor, about how it was.*Too fast/);
  leaveApp();

  await renderAt(at, await signIn(other));
  await expect.element(part('Who does what next')).toMatchTextContent('1 of 1 done');
  expect(page.getByRole('checkbox').query()).toBeNull();
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/Too fast|Both were calm/);
  leaveApp();

  await renderAt(at, ruth);
  await expect.element(part('Arrival and links')).toBeVisible();
  expect(page.getByRole('button', { name: 'Edit arrival' }).query()).toBeNull();
});
