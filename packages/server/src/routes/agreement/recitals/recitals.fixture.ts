import type { RecitalParty, Recitals } from '@mediation/api-client';
import type { Family } from '../../../testing/family.ts';

type Address = Pick<RecitalParty, 'address' | 'address_use'>;

const notGiven: Address = { address: '', address_use: 'not_given' };

/** Recitals without a gap, with what is said about the address of each party. */
export const recitalsOf = (
  { participantOfA, participantOfB }: Family,
  { a = notGiven, b = notGiven }: { a?: Address; b?: Address } = {},
): Recitals => ({
  parties: [
    { participant_id: participantOfA.id, full_name: 'Ada Maria Reyes', advice: 'taken', ...a },
    { participant_id: participantOfB.id, full_name: '', advice: 'declined', ...b },
  ],
  wedding_on: '2013-06-22',
  separation_on: '2025-09-01',
  has_children: true,
  children: [{ name: 'Nora Maria Reyes', born: '2016-02-29' }],
  disclosure: 'made',
  disclosed_on: '2026-10-01',
});

/** Saves recitals as the mediator and confirms them. */
export async function confirmRecitals(family: Family, recitals: Recitals = recitalsOf(family)) {
  const { caseId, mediator } = family;
  const { version } = await mediator.api.getRecitals({ caseId });
  return mediator.api.saveRecitals({ caseId, recitals, is_confirmed: true, ...(version > 0 && { version }) });
}
