import type { Settlement, SettlementContent } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useSavedDraft } from '../../../../shared/forms/use-saved-draft.ts';
import { createSettlementDraft } from './settlement-draft.ts';

/** The settlement in work; a new working copy can begin with that of another. Its component has a `key` of its own. */
export function useSettlementDraft(caseId: string, settlement: Settlement | undefined, start?: SettlementContent) {
  const { call } = useBackend();
  const { id: userId } = useUser();
  const [draft] = useState(() => createSettlementDraft({ call, userId, caseId, settlement, start }));
  const state = useSavedDraft(draft);
  useEffect(() => {
    if (settlement) draft.read(settlement);
  }, [draft, settlement]);
  return { draft, ...state };
}
