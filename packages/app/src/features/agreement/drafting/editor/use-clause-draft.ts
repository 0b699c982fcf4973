import type { DraftClause } from '@mediation/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useSavedDraft } from '../../../../shared/forms/use-saved-draft.ts';
import { type ClauseDraft, createClauseDraft } from './clause-draft.ts';

/**
 * The clause that is open, as it is written here; `onOpen` hands its draft to the page around it. Use the clause's id as
 * the `key` of the component.
 */
export function useClauseDraft(clause: DraftClause, onOpen: (draft: ClauseDraft | null) => void) {
  const { call } = useBackend();
  const { id: userId } = useUser();
  const [draft] = useState(() => createClauseDraft({ call, userId, clause }));
  const state = useSavedDraft(draft);

  useEffect(() => draft.read(clause), [draft, clause]);
  useEffect(() => {
    onOpen(draft);
    return () => onOpen(null);
  }, [draft, onOpen]);

  return { draft, ...state };
}

const nothing = { subscribe: () => () => undefined, state: () => null };

/** The state of the draft that is open, or null. */
export function useDraftState(draft: ClauseDraft | null) {
  const { subscribe, state } = draft ?? nothing;
  return useSyncExternalStore<ReturnType<ClauseDraft['state']> | null>(subscribe, state);
}
