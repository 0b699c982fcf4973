import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';

/** The messages of the open channel. */
export const log = () => page.getByRole('log', { name: 'Messages' });

/** The numbers of the messages on screen, in order. */
export const numbers = () =>
  [
    ...log()
      .element()
      .textContent.matchAll(/Number (\d+)/g),
  ].map(([, number]) => Number(number));

/** A channel with 120 numbered messages, of which the fifth names the pension. */
export async function newLongChat() {
  const party = await newParty();
  const channelId = `private-${party.caseId}-${party.maya.user.id}`;
  const { postMessage } = party.mediator.api;
  const say = (content: string) => postMessage({ channelId, content });
  for (let number = 1; number <= 120; number += 1) await say(`Number ${number}${number === 5 ? ': the pension' : ''}`);
  return { ...party, channelId, say };
}
