import { join, newParty } from '../../../testing/parties.ts';
import { client, newPerson } from '../../../testing/people.ts';

/** A mediator with the Okafor family, a second open case and a closed one. */
export async function threeCases() {
  const { mediator, caseId, maya } = await newParty();
  const second = await mediator.api.createCase({ title: 'Brennan – Castillo', personalInfo: client });
  const ana = await newPerson('divorcee', 'Ana Castillo');
  await join(mediator, second.case.id, ana, 'divorcee', 'A');
  const { case: third } = await mediator.api.createCase({ title: 'Whitfield family', personalInfo: client });
  await mediator.api.closeCase({ caseId: third.id, reason: 'withdrawn', version: third.version });
  return { mediator, caseId, maya, ana, secondId: second.case.id };
}
