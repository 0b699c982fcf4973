import { page } from 'vitest/browser';
import { join, newParty } from '../../../../../testing/parties.ts';
import { newPerson } from '../../../../../testing/people.ts';
import { renderAt } from '../../../../../testing/render-app.tsx';

/** The workspace of a memorandum with one clause. */
export async function openClause() {
  const { mediator, caseId } = await newParty();
  await join(mediator, caseId, await newPerson('divorcee', 'Daniel Okafor'), 'divorcee', 'B');
  const { clause } = await mediator.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'support',
    heading: 'Monthly payment',
    text: 'Daniel pays Maya £420.',
    plain_text: '',
    state: 'agreed',
  });
  const saved = async () => {
    const { documents } = await mediator.api.getAgreement({ caseId });
    return documents.flatMap(({ draft }) => draft?.clauses ?? []).find(({ id }) => id === clause.id)?.duties;
  };
  const open = () => renderAt(`/agreement/${caseId}?document=memorandum&clause=${clause.id}`, mediator);
  await open();
  return { open, saved };
}

/** What is to be done in a clause. */
export const duties = page.getByRole('group', { name: 'To do, and by when' });
