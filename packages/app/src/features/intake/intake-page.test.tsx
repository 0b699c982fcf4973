import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import type { Person } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const state = () => page.getByRole('status').filter({ hasText: /Sav|Not saved/ });
const savedOf = async ({ api }: Person, caseId: string) => (await api.getIntake({ caseId })).intake;

test('answers typed offline stay on every page, show as not saved and are saved when the connection returns', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/intake/access', maya);
  await expect.element(field(/^Interpreter/)).toBeVisible();
  using lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.fill(field(/^Interpreter/), 'Dari');
  await expect.element(state()).toMatchTextContent('Not saved');
  await userEvent.click(button('Back'));
  await expect.element(heading('Your safety')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: /^I prefer to talk/ }));
  await userEvent.click(button('Save and continue'));
  await expect.element(field(/^Interpreter/)).toHaveValue('Dari');
  lost.mockRestore();
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(state()).toMatchTextContent('Saved');
  expect(await savedOf(maya, caseId)).toMatchObject({
    accessNeeds: { interpreter: 'Dari' },
    safety: { prefers_to_talk: true },
  });
});

test('answers typed before the sign-in session ended are there when the same person signs in again in this tab', async () => {
  const { maya, caseId } = await newParty();
  const { session } = await renderAt('/intake/matters', maya);
  await expect.element(field(/^What matters most/)).toBeVisible();
  using lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.fill(field(/^What matters most/), 'Staying in the home.');
  await expect.element(state()).toMatchTextContent('Not saved');
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  leaveApp();
  lost.mockRestore();
  await renderAt('/intake/matters', maya);
  await expect.element(field(/^What matters most/)).toHaveValue('Staying in the home.');
  await expect.poll(async () => (await savedOf(maya, caseId))?.preferences).toEqual({ text: 'Staying in the home.' });
});

test('a lawyer fills in the intake with the client’s data and neither sees nor is asked about safety', async () => {
  const { maya, tomas, caseId } = await newParty();
  const { intake } = await maya.api.saveIntake({ caseId, safety: { answers: { safe: 'no' } } });
  await maya.api.saveIntake({ caseId, personalInfo: { name: 'Maya Okafor' }, version: intake.version });
  await renderAt('/intake', tomas);
  await expect.element(field('Your client’s full name')).toHaveValue('Maya Okafor');
  await expect.element(field('Your client’s email')).toHaveValue('');
  await userEvent.fill(field('Your client’s address'), '3 Canal Street');
  await expect.element(state()).toMatchTextContent('Saved');
  expect(page.getByText('Safety check').query()).toBeNull();
  const saved = await savedOf(maya, caseId);
  expect(saved).toMatchObject({
    personalInfo: { name: 'Maya Okafor', email: null, address: '3 Canal Street' },
    safety: { answers: { safe: 'no' } },
  });
});
