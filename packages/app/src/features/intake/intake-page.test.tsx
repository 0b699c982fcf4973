import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { client, newPerson, type Person } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const state = () => page.getByRole('status').filter({ hasText: /Sav|Not saved/ });
const section = (name: string) =>
  page.getByRole('region', { name: 'How far it is' }).getByRole('listitem').filter({ hasText: name });
const savedOf = async ({ api }: Person, caseId: string) => (await api.getIntake({ caseId })).intake;

test('a party finds the mediator’s entries as a draft, corrects them and submits the intake', async () => {
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { case: opened } = await mediator.api.createCase({ personalInfo: { ...client, email: maya.email } });
  const invited = { caseId: opened.id, email: maya.email, name: maya.name, role: 'divorcee', side: 'A' } as const;
  await maya.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  await renderAt('/intake', maya);
  await expect.element(field('Your full name')).toHaveValue(client.name);
  await userEvent.fill(field('Address'), '3 Canal Street');
  await expect.element(state()).toMatchTextContent('Saved');
  expect((await mediator.api.listIntakes({ caseId: opened.id })).intakes).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Send to your mediator' }));
  await expect.element(page.getByRole('region', { name: 'What was sent' })).toMatchTextContent('3 Canal Street');
  expect(page.getByText('still open').query()).toBeNull();
  expect(page.getByText(/Stop when you like/).query()).toBeNull();
  expect((await mediator.api.listIntakes({ caseId: opened.id })).intakes).toMatchObject([
    { status: 'submitted', personalInfo: { address: '3 Canal Street' } },
  ]);
});

test('the intake saves a party’s answers automatically, also on leaving, and shows them on return', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/intake', maya);
  await userEvent.fill(field('What matters to you'), 'The children stay at their school.');
  leaveApp();
  await expect
    .poll(async () => (await savedOf(maya, caseId))?.preferences)
    .toEqual({ text: 'The children stay at their school.' });
  await renderAt('/intake', maya);
  await expect.element(field('What matters to you')).toHaveValue('The children stay at their school.');
  await expect.element(section('What matters to you')).toMatchTextContent('answered');
  await expect.element(section('Your relationship')).toMatchTextContent('still open');
});

test('an empty intake section shows as still open', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, preferences: { text: '' }, accessNeeds: { text: ' ' } });
  await renderAt('/intake', maya);
  for (const name of ['What matters to you', 'What helps you take part'])
    await expect.element(section(name)).toMatchTextContent('still open');
});

test('answers typed offline stay, show as not saved and are saved when the connection returns', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/intake', maya);
  await expect.element(field('Address')).toBeVisible();
  const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.fill(field('Address'), '3 Canal Street');
  await expect.element(state()).toMatchTextContent('Not saved. We’ll try again.');
  lost.mockRestore();
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(state()).toMatchTextContent('Saved');
  expect((await savedOf(maya, caseId))?.personalInfo.address).toBe('3 Canal Street');
});

test('an answer changed elsewhere shows a conflict and is overwritten only when the party keeps their own', async () => {
  const { maya, tomas, caseId } = await newParty();
  const { intake } = await maya.api.saveIntake({ caseId, personalInfo: { address: 'Old Road', phone: '12345' } });
  await renderAt('/intake', maya);
  await expect.element(field('Address')).toHaveValue('Old Road');
  const theirs = { address: 'Lawyer Lane', name: 'Maya N. Okafor' };
  await tomas.api.saveIntake({ caseId, personalInfo: theirs, version: intake.version });
  await userEvent.fill(field('Address'), 'Maya Mews');
  const clash = page.getByRole('alert').filter({ hasText: 'another place' });
  await expect.element(clash).toMatchTextContent('Lawyer Lane');
  await expect.element(field('Address')).toHaveValue('Maya Mews');
  await expect.element(field('Your full name')).toHaveValue('Maya N. Okafor');
  expect((await savedOf(maya, caseId))?.personalInfo.address).toBe('Lawyer Lane');
  await userEvent.click(clash.getByRole('button', { name: 'Keep my answer' }));
  await expect.element(state()).toMatchTextContent('Saved');
  expect((await savedOf(maya, caseId))?.personalInfo).toMatchObject({ ...theirs, address: 'Maya Mews' });
});

test('a party who submits an incomplete intake sees the missing answers in a summary and at each field', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/intake', maya);
  await userEvent.click(page.getByRole('button', { name: 'Send to your mediator' }));
  const summary = page.getByRole('alert').filter({ hasText: '3 answers are missing' });
  await expect.element(summary).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: 'Enter your address.' }));
  await expect.element(field('Address')).toHaveFocus();
  await expect.element(field('Address')).toHaveAttribute('aria-invalid', 'true');
  expect(page.getByText('wrong form').query()).toBeNull();
  expect(await savedOf(maya, caseId)).toBeNull();
});

test('a lawyer fills in the intake with the client’s data and not with their own', async () => {
  const { maya, tomas, caseId } = await newParty();
  await renderAt('/intake', tomas);
  await expect.element(field('Your client’s full name')).toHaveValue('Maya Okafor');
  await expect.element(field('Your client’s email')).toHaveValue('');
  await userEvent.fill(field('Your client’s address'), '3 Canal Street');
  await expect.element(state()).toMatchTextContent('Saved');
  const saved = await savedOf(maya, caseId);
  expect(saved?.personalInfo).toMatchObject({ name: 'Maya Okafor', email: null, address: '3 Canal Street' });
});

test('a lawyer who is not confirmed sees why there is no intake to fill in', async () => {
  const { mediator, caseId } = await newParty();
  const leo = await newPerson('lawyer', 'Leo Nair');
  const invited = { caseId, email: leo.email, name: leo.name, role: 'lawyer', side: 'A' } as const;
  await leo.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  await renderAt('/intake', leo);
  await expect.element(page.getByText('Your client has not confirmed you yet')).toBeVisible();
});
