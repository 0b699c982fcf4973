import { newParty } from '../../../testing/parties.ts';
import type { Person } from '../../../testing/people.ts';

/** A private channel in which its party and the mediator write. */
export async function newChat() {
  const party = await newParty();
  const channelId = `private-${party.caseId}-${party.maya.user.id}`;
  const say = async ({ api: { postMessage } }: Person, content: string) =>
    (await postMessage({ channelId, content })).message;
  return { ...party, channelId, say };
}
