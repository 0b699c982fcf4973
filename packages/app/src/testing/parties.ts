import { newCase, newPerson, type Person } from './people.ts';

/** Seats somebody in a case, by an invitation and its acceptance. */
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

/** A case with one party in it, and the lawyer whom the party has confirmed. */
export async function newParty() {
  const { mediator, caseId } = await newCase('Okafor family');
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(mediator, caseId, maya, 'divorcee', 'A');
  const { id: participantId } = await join(mediator, caseId, tomas, 'lawyer', 'A');
  await maya.api.confirmLawyer({ caseId, participantId });
  return { mediator, caseId, maya, tomas };
}
