import { client, newCase, newPerson } from '../../../testing/people.ts';

/** A case with both intakes in it, which waits for the documents. */
export async function newFamilyWithIntakes() {
  const { mediator, caseId } = await newCase('Okafor family');
  const join = async (name: string, side: 'A' | 'B') => {
    const person = await newPerson('divorcee', name);
    const { token } = await mediator.api.invite({ caseId, email: person.email, name, role: 'divorcee', side });
    await person.api.acceptInvitation({ token });
    const { intake } = await person.api.saveIntake({ caseId, personalInfo: { ...client, name } });
    await person.api.submitIntake({ caseId, version: intake.version });
    return person;
  };
  return { mediator, caseId, maya: await join('Maya Okafor', 'A'), daniel: await join('Daniel Okafor', 'B') };
}

/** The same, with no document left to send: the mediator’s word is all that is missing. */
export async function newReview() {
  const family = await newFamilyWithIntakes();
  const { mediator, caseId } = family;
  const { requirements } = await mediator.api.listRequirements({ caseId, limit: 100 });
  const none = { state: 'not_applicable', na_reason: 'There is none.' } as const;
  for (const { id, version } of requirements)
    await mediator.api.updateRequirement({ caseId, requirementId: id, ...none, version });
  return family;
}
