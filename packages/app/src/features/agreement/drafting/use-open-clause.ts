import type { AgreementDocument, DraftClause } from '@mediation/api-client';
import { useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { type ClauseDraft, unsavedClause } from './editor/clause-draft.ts';
import { differingFields } from './editor/clause-values.ts';
import { useDraftState } from './editor/use-clause-draft.ts';

/** The clauses of a document as they are written at this moment, and the one that is open. */
export function useOpenClause(
  newest: AgreementDocument['newest'],
  draft: NonNullable<AgreementDocument['draft']>,
  chosen: string | null,
  isNarrow: boolean,
) {
  const { id: userId } = useUser();
  const [openDraft, setOpenDraft] = useState<ClauseDraft | null>(null);
  const written = useDraftState(openDraft);
  const clauses = draft.clauses.map((clause) =>
    clause.id === openDraft?.id && written ? { ...clause, ...written.values } : clause,
  );
  const current =
    draft.clauses.find(({ id }) => id === chosen) ??
    leftUnsaved(userId, chosen) ??
    (isNarrow ? undefined : draft.clauses[0]);
  const at = clauses.findIndex(({ id }) => id === current?.id);
  const released = newest?.clauses.find(({ id }) => id === openDraft?.id);
  return {
    clauses,
    current,
    /** The number of the open clause in the document. */
    number: at === -1 ? clauses.length + 1 : at + 1,
    openDraft,
    setOpenDraft,
    /** Whether the draft differs from what is released, before the server has read it: what is written in the open clause. */
    isChanged: draft.is_changed || (released && written ? differingFields(written.values, released).length > 0 : false),
  };
}

/** A clause that another mediator removed while something was unsaved in this tab. */
const leftUnsaved = (userId: string, clauseId: string | null): DraftClause | undefined =>
  clauseId === null ? undefined : unsavedClause(userId, clauseId).read()?.base;
