import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { client } from '../../testing/people.ts';

/** The answers of a section. */
export const answers = (name: string) => page.getByRole('region', { name });

/** A section that is answered in full. */
export const whole = {
  name: 'Maya Okafor',
  email: 'maya@test.example',
  phone: client.phone,
  dateOfBirth: '1986-04-17',
  address: 'Old Road',
};

/** A party whose intake is with the mediator. */
export async function newSentIntake() {
  const it = await newParty();
  const { intake } = await it.maya.api.saveIntake({
    caseId: it.caseId,
    personalInfo: whole,
    financialSituation: { currency: 'GBP', income_minor: 268_450, savings_minor: 'unsure' },
    safety: { answers: { safe: 'no' }, prefers_to_talk: true },
  });
  const sent = await it.maya.api.submitIntake({ caseId: it.caseId, version: intake.version });
  return { ...it, sent: sent.intake };
}
