// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { checkDraft } from './check-draft.ts';
import { composer, openMessages } from './draft-help.testing.ts';

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
