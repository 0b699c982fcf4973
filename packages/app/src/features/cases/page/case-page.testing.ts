import { newCase, newPerson } from '../../../testing/people.ts';

/** A case that one party has joined. */
export async function newPartyCase() {
  const { mediator, caseId } = await newCase();
  const name = 'Ada Reyes';
  const ada = await newPerson('divorcee', name);
  const { token } = await mediator.api.invite({ caseId, email: ada.email, name, role: 'divorcee', side: 'A' });
  await ada.api.acceptInvitation({ token });
  return { mediator, caseId, ada };
}
