import { client, newCase, newPerson, type Person } from '../../testing/people.ts';

/** A case with both parties in it, and a lawyer whom the first one has confirmed. */
export async function family() {
  const { mediator, caseId } = await newCase('Okafor family');
  const join = async (person: Person, role: 'divorcee' | 'lawyer', side: 'A' | 'B') => {
    const { token } = await mediator.api.invite({ caseId, email: person.email, name: person.name, role, side });
    return (await person.api.acceptInvitation({ token })).participant!;
  };
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(maya, 'divorcee', 'A');
  const { intake } = await maya.api.saveIntake({ caseId, personalInfo: { ...client, name: maya.name } });
  await maya.api.submitIntake({ caseId, version: intake.version });
  await join(daniel, 'divorcee', 'B');
  const participant = await join(tomas, 'lawyer', 'A');
  const confirm = () => maya.api.confirmLawyer({ caseId, participantId: participant.id });
  return { mediator, maya, daniel, tomas, caseId, confirm };
}
