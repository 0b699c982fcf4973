import { page } from 'vitest/browser';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { panelChoice } from './panel-choice.ts';

/** The panel beside the chat. */
export const panel = () => page.getByRole('complementary', { name: 'AI panel' });

/** A message that threatens. */
export const threat = 'If you do this again I will kill you.';

/** A case in which everybody said yes to AI, with a quarrel in the open channel or in Maya's private one. */
export async function newQuarrel(where: 'case' | 'private' = 'case') {
  panelChoice.set(true);
  const { mediator, caseId, maya, tomas } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  for (const { api } of [maya, tomas, daniel]) await api.answerAiConsent({ caseId, answer: 'yes' });
  const channelId = where === 'case' ? `case-${caseId}` : `private-${caseId}-${maya.user.id}`;
  const say = async ({ api: { postMessage } }: typeof maya, content: string) =>
    (await postMessage({ channelId, content })).message.id;
  const message_ids = [
    await say(maya, 'Ada waited 40 minutes at school again.'),
    await say(where === 'case' ? daniel : maya, threat),
  ];
  const source = { case_id: caseId, channel_id: channelId, message_ids, save: true };
  const analyze = async () => {
    await mediator.api.analyzeTone(source);
    await mediator.api.assessRisk(source);
  };
  const openChat = (address = `/mediator?panel=chat&case=${caseId}`) => renderAt(address, mediator);
  return { mediator, caseId, maya, tomas, daniel, analyze, openChat };
}
