import type { MediationSession } from '@mediation/api-client';
import { join } from '../../../testing/parties.ts';
import { newCase, newPerson } from '../../../testing/people.ts';

/** The time so many hours from now. */
export const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString();

/** A case of Daniel and Maya with Maya’s lawyer, and a session with three offered times. */
export async function offered(
  changes: { kind?: MediationSession['kind']; mode?: MediationSession['mode']; slots?: string[] } = {},
) {
  const { mediator, caseId } = await newCase('Okafor family');
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(mediator, caseId, daniel, 'divorcee', 'A');
  await join(mediator, caseId, maya, 'divorcee', 'B');
  const { id: participantId } = await join(mediator, caseId, tomas, 'lawyer', 'B');
  await maya.api.confirmLawyer({ caseId, participantId });
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'Europe/London',
    slots: [inHours(72), inHours(96), inHours(120)],
    ...changes,
  });
  const answer = (person: typeof maya, ...words: ('yes' | 'maybe' | 'no')[]) =>
    person.api.answerSlots({
      sessionId: session.id,
      answers: words.map((word, at) => ({ slot_id: session.slots[at]!.id, answer: word })),
    });
  return { mediator, caseId, daniel, maya, tomas, session, answer };
}

/** The same, with the first time agreed. */
export async function scheduled(changes: Parameters<typeof offered>[0] = {}) {
  const family = await offered(changes);
  const { id: sessionId, slots, version } = family.session;
  const { session } = await family.mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version });
  return { ...family, session };
}
