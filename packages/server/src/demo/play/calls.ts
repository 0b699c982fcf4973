import type { ApiClient, Participant } from '@mediation/api-client';
import { people, type Player } from '../people.ts';
import type { Line } from '../story.ts';
import type { Stage } from './stage.ts';

/** Invites somebody to a case, who accepts. A lawyer is confirmed by their client. */
export async function join(
  { as }: Stage,
  mediator: Player,
  caseId: string,
  guest: Player,
  side: 'A' | 'B',
  client?: Player,
): Promise<Participant> {
  const { email, name } = guest;
  const { token } = await (
    await as(mediator)
  ).invite({ caseId, email, name, role: client ? 'lawyer' : 'divorcee', side });
  const { participant } = await (await as(guest)).acceptInvitation({ token });
  if (client) await (await as(client)).confirmLawyer({ caseId, participantId: participant!.id });
  return participant!;
}

/** Submits the draft of a party's intake. */
export async function sendIntake(party: ApiClient, caseId: string) {
  const { intake } = await party.getIntake({ caseId });
  if (intake) await party.submitIntake({ caseId, version: intake.version });
}

/** Writes lines to a channel; whoever writes has read what came before. */
export async function talk({ as }: Stage, channelId: string, lines: readonly Line[]) {
  for (const [name, content] of lines) {
    const api = await as(people[name]);
    const { message } = await api.postMessage({ channelId, content });
    await api.markRead({ channelId, messageId: message.id });
  }
}
