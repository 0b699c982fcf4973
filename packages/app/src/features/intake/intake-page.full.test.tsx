// Guards packages/app/src/features/intake/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { answers, whole, newSentIntake } from './intake-page.testing.ts';

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
  await expect.element(shown).toMatchTextContent('prefers to talk about safety');
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
});

test('a lawyer who is not confirmed sees why there is no intake to fill in', async () => {
  const { mediator, caseId } = await newParty();
  const leo = await newPerson('lawyer', 'Leo Nair');
  const invited = { caseId, email: leo.email, name: leo.name, role: 'lawyer', side: 'A' } as const;
  await leo.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  await renderAt('/intake', leo);
  await expect.element(page.getByText('Your client has not confirmed you yet')).toBeVisible();
});
