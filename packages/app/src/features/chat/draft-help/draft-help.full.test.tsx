// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { checkDraft } from './check-draft.ts';
import { composer, openMessages } from './draft-help.testing.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { helpChoice } from './help-choice.ts';

const rude = 'You idiot, bring Ada back on Friday at 17:30.';

test('the advice on a draft is discarded when it is sent', async () => {
  await openMessages();
  await page.getByRole('button', { name: 'Help me say this' }).click();
  await composer().fill(rude);
  await page.getByRole('button', { name: 'Use this' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('log').getByText(/Friday at 17:30/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Bring back my words' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Use this' }).query()).toBeNull();
});

test('the device finds the tone that the server finds in a draft, and an intensity that differs by 2 at most', async () => {
  const { maya } = await newParty();
  const drafts = [
    rude,
    'Thank you, Thursday works for me.',
    'You always forget Ada on Wednesdays, you selfish liar.',
    'I will kill you if you come to the house.',
    'He told me that he will break my legs.',
    'Estoy harta de tus mentiras, nunca llamas.',
    'Me preocupa la mudanza y anoche no dormí.',
    'k thx, u r late again',
    'Ich komme am Freitag um sechs und bringe die Kinder und den Hund mit.',
  ];
  for (const text of drafts) {
    const { analysis } = await maya.api.analyzeTone({ text });
    const checked = await checkDraft({ text, names: [], contacts: null, goal: null });
    expect(checked?.tone.tone).toBe(analysis.tone);
    expect(Math.abs(checked!.tone.intensity - analysis.intensity)).toBeLessThanOrEqual(2);
  }
});

test('a person turns on help with their words, uses the suggestion and gets their own words back with Ctrl+Z', async () => {
  await openMessages();
  await page.getByRole('button', { name: 'Help me say this' }).click();
  await expect.element(page.getByText('This is checked on your device. Nobody sees it.')).toBeVisible();
  await composer().fill(rude);
  await expect.element(page.getByText(/^You idiot/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect.element(composer()).toHaveFocus();
  await expect.element(composer()).toHaveValue(expect.stringMatching(/^(?!.*idiot).*Ada .*Friday at 17:30/) as string);
  await expect.element(page.getByRole('button', { name: 'Bring back my words' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(composer()).toHaveValue(rude);
});

test('help is off until a person asks for it, and this device remembers their choice', async () => {
  const { maya } = await openMessages();
  const toggle = () => page.getByRole('button', { name: 'Help me say this' });
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
  await toggle().click();
  await renderAt('/divorcee/messages', maya);
  await expect.element(toggle().last()).toHaveAttribute('aria-pressed', 'true');
});

test('a threat gets no other wording', async () => {
  await openMessages();
  await page.getByRole('button', { name: 'Help me say this' }).click();
  await composer().fill('I will kill you if you come to the house.');
  await expect.element(page.getByText('This may sound hostile.').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Use this' }).query()).toBeNull();
});

test.for([
  'You sent naked photos of me to your friends.',
  'You never hit me and I never said you did. I only want the keys back.',
  'I left because you controlled every penny I spent.',
])(
  'a person who tells of harm reads that they can tell their mediator alone, and no hint on their words: “%s”',
  async (text) => {
    await openMessages();
    await page.getByRole('button', { name: 'Help me say this' }).click();
    await composer().fill(text);
    const serious = page.getByText('This may be about something serious. You can tell your mediator alone.');
    await expect.element(serious.first()).toBeVisible();
    for (const hint of [/reads as a threat/, /about the person/, /always” or “never/, /may sound/])
      expect(page.getByText(hint).query()).toBeNull();
  },
);

test('the note on a draft of somebody in despair names the crisis line', async () => {
  await openMessages();
  await page.getByRole('button', { name: 'Help me say this' }).click();
  await composer().fill('I want to die.');
  await expect.element(page.getByText(/call .*crisis line/)).toBeVisible();
});

test('the note on a threat names the helpline of the organization', async () => {
  const { caseId, mediator, maya } = await newParty();
  const { organization_id } = (await mediator.api.getCase({ caseId })).case;
  const admin = await newPerson('admin', 'Alex Admin');
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization_id });
  const { safety_contacts, version } = settings;
  const en = { ...safety_contacts.en, emergency: '115, or the desk of Hearthside' };
  await admin.api.updateOrganizationSettings({
    orgId: organization_id,
    safety_contacts: { ...safety_contacts, en },
    version,
  });
  helpChoice.set(true);
  await renderAt('/divorcee/messages', maya);
  await composer().fill('I will kill you if you come to the house.');
  await expect.element(page.getByText(/115, or the desk of Hearthside/)).toBeVisible();
});

test('the page sends no request with a draft while it is checked', async () => {
  await openMessages();
  const fetching = vi.spyOn(globalThis, 'fetch');
  const socket = vi.spyOn(WebSocket.prototype, 'send');
  const beacon = vi.spyOn(navigator, 'sendBeacon');
  onTestFinished(() => {
    for (const spy of [fetching, socket, beacon]) spy.mockRestore();
  });
  await page.getByRole('button', { name: 'Help me say this' }).click();
  await composer().fill(rude);
  await expect.element(page.getByRole('button', { name: 'Use this' })).toBeVisible();
  const sent = [...fetching.mock.calls, ...socket.mock.calls, ...beacon.mock.calls].map((it) => JSON.stringify(it));
  // The test itself types over a socket of its own.
  const ofPage = sent.filter((it) => !it.includes('__vitest_'));
  expect(ofPage.filter((it) => /idiot|17(?::|%3A)30/.test(it))).toEqual([]);
  // A request with the draft is noticed: sending makes one.
  await userEvent.click(composer());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => fetching.mock.calls.filter((it) => /idiot/.test(JSON.stringify(it)))).toHaveLength(1);
});
