import { join, newParty } from './parties.ts';
import { newPerson } from './people.ts';

export const terms = [
  { label: 'Mon and Tue', words: 'They sleep at Maya’s.' },
  { label: 'Wednesday', words: 'Every week at Maya’s.' },
];
const inTurns = [terms[0]!, { label: 'Wednesday', words: 'In turns.' }];

/** Two parties, Maya's lawyer, and a topic. */
export async function newTopic() {
  const family = await newParty();
  const { mediator, caseId } = family;
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  const participant = await join(mediator, caseId, daniel, 'divorcee', 'B');
  const { topic } = await mediator.api.addTopic({ caseId, issue: 'parenting', title: 'School days' });
  const at = `/cases/${caseId}?tab=proposals`;
  const read = () => mediator.api.getNegotiation({ caseId });
  const offer = async () =>
    (await daniel.api.makeProposal({ topicId: topic.id, audience: 'everyone', terms: inTurns })).proposal;
  return { ...family, daniel, participant, topic, at, read, offer };
}
