import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { helpChoice } from './help-choice.ts';

/** The field for a message. */
export const composer = () => page.getByRole('textbox', { name: /^Message to/ });

/** Opens the messages of a party whose help is off. */
export async function openMessages() {
  helpChoice.set(false);
  const party = await newParty();
  await renderAt('/divorcee/messages', party.maya);
  await expect.element(composer()).toBeVisible();
  return party;
}
