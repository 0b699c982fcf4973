import type { ApiClient } from '@mediation/api-client';

/** Both parties and the mediator sign the terms of the organization. */
export async function agreeOnTerms(signers: readonly ApiClient[], caseId: string) {
  for (const api of signers) {
    const { terms } = await api.getCaseTerms({ caseId });
    if (terms?.own) await api.signTerms({ caseId, hash: terms.hash, name: terms.own.name, language: 'en' });
  }
}

/** The mediator decides that the parties can meet, one of them a little later. */
export async function screenParties(ruth: ApiClient, caseId: string, screened_on: string) {
  const { participants } = await ruth.listParticipants({ caseId });
  for (const { id: participant_id, side } of participants.filter(({ role }) => role === 'divorcee'))
    await ruth.recordScreening({
      caseId,
      participant_id,
      instrument: 'Private answers and a talk alone',
      screened_on,
      next_review_on: null,
      ...(side === 'A'
        ? { outcome: 'adapt', adaptations: ['staggered_arrival'], own_words: 'She joins from her sister’s home.' }
        : { outcome: 'proceed', adaptations: [], own_words: '' }),
    });
}
