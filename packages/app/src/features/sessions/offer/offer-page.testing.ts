import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';

/** A case with both parties and the lawyer of one. */
export async function newFamilyWithLawyer() {
  const { mediator, caseId, maya, tomas } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  return { mediator, caseId, maya, tomas, daniel };
}
