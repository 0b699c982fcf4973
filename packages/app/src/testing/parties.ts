import { newCase, newPerson, type Person } from './people.ts';

/** Adds a person to a case by an invitation and its acceptance. */
export async function join(
  mediator: Person,
  caseId: string,
  person: Person,
  role: 'divorcee' | 'lawyer',
  side: 'A' | 'B',
) {
  const { token } = await mediator.api.invite({ caseId, email: person.email, name: person.name, role, side });
  return (await person.api.acceptInvitation({ token })).participant!;
}

/** Creates a case with one party and the party's confirmed lawyer. */
export async function newParty() {
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(mediator, caseId, maya, 'divorcee', 'A');
  const { id: participantId } = await join(mediator, caseId, tomas, 'lawyer', 'A');
  await maya.api.confirmLawyer({ caseId, participantId });
  return { mediator, caseId, maya, tomas };
}
