import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';

/** An amount that a party owns. */
export const figure = {
  is_joint: false,
  category: 'owns',
  label: 'Savings',
  amount_minor: 1_485_001,
  as_of: '2026-11-01',
  evidence: null,
} as const;

/** Two parties, both of whom can enter figures. */
export async function twoParties() {
  const family = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(family.mediator, family.caseId, daniel, 'divorcee', 'B');
  return { ...family, daniel, at: `/agreement/${family.caseId}/money` };
}
