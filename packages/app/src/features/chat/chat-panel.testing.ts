import { newCase, newPerson } from '../../testing/people.ts';

/** A case whose party and mediator can write to each other. */
export async function newConversation() {
  const { mediator, caseId } = await newCase();
  const name = 'Ada Reyes';
  const ada = await newPerson('divorcee', name);
  const { token } = await mediator.api.invite({ caseId, email: ada.email, name, role: 'divorcee', side: 'A' });
  await ada.api.acceptInvitation({ token });
  const channelId = `private-${caseId}-${ada.user.id}`;
  const say = async ({ api: { postMessage } }: typeof ada, content: string) =>
    (await postMessage({ channelId, content })).message.id;
  return { mediator, caseId, ada, say };
}
