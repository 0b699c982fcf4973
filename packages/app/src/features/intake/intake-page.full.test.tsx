// Guards packages/app/src/features/intake/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { type Person, newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { answers, newSentIntake, whole } from './intake-page.testing.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const state = () => page.getByRole('status').filter({ hasText: /Sav|Not saved/ });

const part = (name: string) =>
  page
    .getByRole('navigation', { name: /^Intake, part/ })
    .getByRole('listitem')
    .filter({ hasText: name });

const savedOf = async ({ api }: Person, caseId: string) => (await api.getIntake({ caseId })).intake;

test('the intake saves a party’s answers on leaving and goes on at the first unfinished section', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: whole });
  await renderAt('/intake/matters', maya);
  await expect.element(page.getByText(/once you sent it .+\./)).toBeVisible();
  await userEvent.fill(field(/^What matters most/), 'The children stay at their school.');
  leaveApp();
  await expect
    .poll(async () => (await savedOf(maya, caseId))?.preferences)
    .toEqual({ text: 'The children stay at their school.' });
  const { path } = await renderAt('/intake', maya);
  await expect.element(heading('Your relationship')).toBeVisible();
  expect(path()).toBe('/intake/relationship');
  await expect.element(part('What matters')).toMatchTextContent('done');
  await expect.element(part('Money')).not.toMatchTextContent('done');
});

test('a party who goes on with missing or wrong answers sees them in a summary and at each field, and can skip the page', async () => {
  const { maya } = await newParty();
  await renderAt('/intake/you', maya);
  await userEvent.click(button('Save and continue'));
  const summary = page.getByRole('alert').filter({ hasText: '3 answers are missing' });
  await expect.element(summary).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: 'Enter your address.' }));
  await expect.element(field('Address')).toHaveFocus();
  await expect.element(field('Address')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(button('Skip for now'));
  await userEvent.fill(page.getByRole('group', { name: /^Date of the separation/ }).getByLabelText('Year'), '2999');
  await userEvent.click(button('Save and continue'));
  await expect.element(page.getByText(/^Enter the full date of the separation/).first()).toBeVisible();
});

test('a mediator reads every section, asks about one, and the party answers there and sends it again', async () => {
  const { maya, mediator, caseId } = await newSentIntake();
  await renderAt(`/intake?case=${caseId}`, mediator);
  const shown = page.getByRole('region', { name: 'Maya Okafor', exact: true });
  await expect.element(shown).toMatchTextContent('2,684.50');
  await expect.element(shown).toMatchTextContent('Does not feel safe. Prefers to talk about safety.');
  await expect.element(shown).toMatchTextContent('No safe way is known');
  await maya.api.updateMe({
    safe_contact: { channels: ['phone'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  leaveApp();
  await renderAt(`/intake?case=${caseId}`, mediator);
  await expect.element(shown).toMatchTextContent('in the safe way that their profile names');
  await expect.element(shown.getByRole('region', { name: 'Maya Okafor Safety check' })).toMatchTextContent('No');
  await userEvent.click(shown.getByRole('button', { name: 'Ask about this: Money' }));
  await userEvent.fill(shown.getByRole('textbox', { name: 'Question about Money' }), 'Is the car paid off?');
  await userEvent.click(shown.getByRole('button', { name: 'Send back with one question' }));
  await expect.element(shown).toMatchTextContent('Back with questions');
  leaveApp();

  await renderAt('/intake', maya);
  await expect.element(heading('A first look at money')).toBeVisible();
  await expect.element(part('Money')).toMatchTextContent('A question');
  await expect.element(page.getByText('Is the car paid off?')).toBeVisible();
  await userEvent.fill(field('Your answer to Ruth'), 'Almost.');
  await expect.element(state()).toMatchTextContent('Saved');
  leaveApp();
  await renderAt('/intake/review', maya);
  await userEvent.click(page.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(button('Send to Ruth'));
  await expect.element(answers('A first look at money')).toMatchTextContent('Almost.');
  leaveApp();

  await renderAt(`/intake?case=${caseId}`, mediator);
  await expect.element(shown.getByRole('region', { name: 'Maya Okafor Money' })).toMatchTextContent('Almost.');
  await userEvent.click(shown.getByRole('button', { name: 'Accept' }));
  await expect.element(shown).toMatchTextContent('Accepted');
});

test('a section of a sent intake cannot be changed and leads to the copy', async () => {
  const { maya } = await newSentIntake();
  await renderAt('/intake/money', maya);
  await userEvent.click(page.getByRole('link', { name: 'Read what was sent' }));
  await expect.element(answers('Your safety')).toMatchTextContent('Prefers to talk');
  await expect.element(page.getByRole('link', { name: 'Go to the documents' })).toBeVisible();
});

test('a lawyer who is not confirmed sees why there is no intake to fill in', async () => {
  const { mediator, caseId } = await newParty();
  const leo = await newPerson('lawyer', 'Leo Nair');
  const invited = { caseId, email: leo.email, name: leo.name, role: 'lawyer', side: 'A' } as const;
  await leo.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  await renderAt('/intake', leo);
  await expect.element(page.getByText('Your client has not confirmed you yet')).toBeVisible();
});

test('an answer changed elsewhere shows a conflict and is overwritten only when the party keeps their own', async () => {
  const { maya, tomas, caseId } = await newParty();
  const { intake } = await maya.api.saveIntake({ caseId, personalInfo: { address: 'Old Road', phone: '12345' } });
  await renderAt('/intake/you', maya);
  await expect.element(field('Address')).toHaveValue('Old Road');
  const theirs = { address: 'Lawyer Lane', name: 'Maya N. Okafor' };
  await userEvent.fill(field('Address'), 'Maya Mews');
  await tomas.api.saveIntake({ caseId, personalInfo: theirs, version: intake.version });
  const clash = page.getByRole('alert').filter({ hasText: 'another place' });
  await expect.element(clash).toMatchTextContent('Lawyer Lane');
  await expect.element(field('Address')).toHaveValue('Maya Mews');
  await expect.element(field('Your full name')).toHaveValue('Maya N. Okafor');
  expect((await savedOf(maya, caseId))?.personalInfo.address).toBe('Lawyer Lane');
  await userEvent.click(clash.getByRole('button', { name: 'Keep my answer' }));
  await expect.element(state()).toMatchTextContent('Saved');
  expect((await savedOf(maya, caseId))?.personalInfo).toMatchObject({ ...theirs, address: 'Maya Mews' });
});

test('a failed submission keeps the answers and says why', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: whole });
  await renderAt('/intake/review', maya);
  await userEvent.click(page.getByRole('checkbox', { name: /I agree/ }));
  using lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(button('Send to Ruth'));
  await expect.element(page.getByRole('alert').last()).toBeVisible();
  lost.mockRestore();
  await userEvent.click(button('Send to Ruth'));
  await expect.element(page.getByText(/^Sent on/)).toBeVisible();
});

test('a mediator sees the party who has not sent their intake, without its content, and reminds them', async () => {
  const { mediator, caseId, maya } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: { ...whole, address: 'Secret Lane' } });
  await renderAt(`/intake?case=${caseId}`, mediator);
  const waiting = page.getByRole('region', { name: 'Maya Okafor', exact: true });
  await expect.element(waiting).toMatchTextContent('Not sent yet');
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Secret Lane');
  await userEvent.click(waiting.getByRole('button', { name: 'Send reminder to Maya Okafor' }));
  await expect
    .poll(async () => (await maya.api.listNotifications()).notifications.map(({ message }) => message))
    .toContain('Your mediator asks you to look at your case.');
});

test('a mediator’s question stays when it cannot be sent and when the sign-in session ends, and goes when another window was first', async () => {
  const { maya, mediator, caseId, sent } = await newSentIntake();
  const { session } = await renderAt(`/intake?case=${caseId}`, mediator);
  const question = page.getByRole('textbox', { name: 'Question about Money' });
  const sendBack = button('Send back with one question');
  await userEvent.click(button('Ask about this: Money'));
  await userEvent.fill(question, 'Is the car paid off?');
  using lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(sendBack);
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(question).toHaveValue('Is the car paid off?');
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  leaveApp();
  lost.mockRestore();
  await renderAt(`/intake?case=${caseId}`, mediator);
  await expect.element(question).toHaveValue('Is the car paid off?');
  const other = { intakeId: sent.id, asked: { you: 'Which name?' } };
  await mediator.api.returnIntake(other);
  await expect.poll(() => sendBack.query()).toBeNull();
  expect((await savedOf(maya, caseId))?.asked).toEqual(other.asked);
});

test('a party reads what is true about a safe way to reach them, and is led to where they name one', async () => {
  const { maya } = await newParty();
  await renderAt('/intake/safety', maya);
  const talk = page.getByRole('checkbox', { name: 'I prefer to talk about this' });
  await expect.element(page.getByText(/^Your profile names no safe way to reach you yet/)).toBeVisible();
  await expect.element(talk).not.toHaveAccessibleDescription(/profile names/);
  await expect
    .element(page.getByRole('link', { name: 'Name a safe way to reach you' }))
    .toHaveAttribute('href', '/profile?part=safety');
  await page.getByRole('radio', { name: 'Not sure' }).click();
  await expect.element(page.getByText(/^Thank you for saying so\..* as soon as you send your intake\./)).toBeVisible();
  await maya.api.updateMe({
    safe_contact: { channels: ['phone'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  leaveApp();
  await renderAt('/intake/safety', maya);
  await expect.element(talk).toHaveAccessibleDescription(/in the safe way that your profile names\.$/);
  await expect.element(page.getByRole('link', { name: 'Name a safe way to reach you' })).not.toBeInTheDocument();
});
