import type { AgreementVersion, ApiClient } from '@mediation/api-client';
import { understanding } from '../agreement-words.ts';
import { people } from '../people.ts';

type Party = 'maya' | 'daniel';

/** Both parties read a version to the end and answer Ruth’s questions; some of them sign it. */
export async function signVersion(
  apis: Record<Party | 'ruth', ApiClient>,
  { id: versionId, case_id: caseId, hash, document }: AgreementVersion,
  signers: readonly Party[],
): Promise<void> {
  const asked = document === 'memorandum' ? understanding : { maya: [], daniel: [] };
  const { participants } = await apis.ruth.listParticipants({ caseId });
  for (const party of ['maya', 'daniel'] as const) {
    const { name } = people[party];
    const of = participants.find((it) => it.name === name)!.id;
    for (const [question] of asked[party])
      await apis.ruth.askSigningQuestion({ caseId, versionId, participant_ids: [of], question });
    await apis[party].saveSigning({ caseId, versionId, has_read: true });
    const { signing } = await apis[party].getSigning({ caseId, versionId });
    for (const { id: questionId, question } of signing.questions) {
      const answer = asked[party].find(([it]) => it === question)?.[1];
      if (answer !== undefined) await apis[party].answerSigningQuestion({ questionId, answer });
    }
    if (!signers.includes(party)) continue;
    await apis[party].signAgreement({ caseId, versionId, hash, name, decides_freely: true, consent: 1 });
  }
}
