import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';

/** The words of a clause that nobody can follow: no sum and no day. */
export const words =
  'Daniel pays Maya a reasonable share of the cost of clubs. He pays soon after Maya sends him the receipt. ' +
  'Costs above 150 are agreed first by message.';

/** Two parties, a memorandum with two clauses, and an agreed proposal. */
export async function newDraft() {
  const family = await newParty();
  const { mediator, maya, caseId } = family;
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  const add = async (issue: 'home' | 'support', heading: string, text: string) =>
    (
      await mediator.api.addClause({
        caseId,
        document: 'memorandum',
        issue,
        heading,
        text,
        plain_text: '',
        state: 'discussing',
      })
    ).clause;
  const home = await add('home', 'The family home', 'Maya lives at 8 Larch Lane until 30 September 2027.');
  const clubs = await add('support', 'Clubs and trips', words);
  const agree = async () => {
    const { topic } = await mediator.api.addTopic({ caseId, issue: 'home', title: 'The car' });
    const terms = [{ label: 'Who keeps it', words: 'Maya keeps the car.' }];
    const { proposal } = await maya.api.makeProposal({ topicId: topic.id, audience: 'everyone', terms });
    await daniel.api.acceptProposal({ proposalId: proposal.id });
  };
  const read = async () => {
    const { documents } = await mediator.api.getAgreement({ caseId });
    return documents.find(({ document }) => document === 'memorandum')!;
  };
  const readClause = async (id: string) => (await read()).draft?.clauses.find((it) => it.id === id);
  const at = `/agreement/${caseId}`;
  return { ...family, daniel, home, clubs, agree, read, readClause, at };
}
