import type { AgreementDocument, AgreementVersion, Missing } from '@mediation/api-client';

/** What a needed document of the agreement waits for: its release, the end of the time to think, or one signature. */
export type MissingSignature =
  | { kind: 'draft'; document: AgreementDocument }
  | { kind: 'thinking'; document: AgreementDocument; until: string }
  | { kind: 'checking'; document: AgreementDocument; participantId: string | null }
  | { kind: 'signature'; document: AgreementDocument; participantId: string | null };

const isSigned = ({ signatures, hash }: AgreementVersion, participantId: string | null) =>
  signatures.some((it) => it.participant_id === participantId && it.hash === hash);

/** Whether the mediator checks a signature on paper in the name of this party. */
const isInQuestion = ({ signatures }: AgreementVersion, participantId: string | null) =>
  signatures.some((it) => it.participant_id === participantId && it.is_in_question);

/** Lists what the needed documents wait for. A party is named only where their signature alone is missing now. */
export const missingSignatures = (documents: readonly AgreementDocument[], missing: readonly Missing[], now: number) =>
  documents
    .filter(({ is_needed }) => is_needed)
    .flatMap((document): MissingSignature[] => {
      const { newest } = document;
      if (newest === null) return [{ kind: 'draft', document }];
      const checked = missing
        .filter(({ participant_id }) => isInQuestion(newest, participant_id))
        .map((it): MissingSignature => ({ kind: 'checking', document, participantId: it.participant_id }));
      const unsigned = missing.filter(({ participant_id }) => !isSigned(newest, participant_id));
      if (unsigned.length > 0 && now < Date.parse(newest.signable_at))
        return [{ kind: 'thinking', document, until: newest.signable_at }];
      return [
        ...checked,
        ...unsigned.map(({ participant_id }): MissingSignature => ({
          kind: 'signature',
          document,
          participantId: participant_id,
        })),
      ];
    });
