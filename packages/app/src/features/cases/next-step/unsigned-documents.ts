import type { AgreementDocument } from '@mediation/api-client';

/** The needed documents whose newest version this participant has not signed, or that have none yet. */
export const unsignedDocuments = (documents: readonly AgreementDocument[], participantId: string | null) =>
  documents.filter(
    ({ is_needed, newest }) =>
      is_needed && !newest?.signatures.some((it) => it.participant_id === participantId && it.hash === newest.hash),
  );
