import type { Intake } from '@mediation/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { createIntakeDraft } from './intake-draft.ts';
import type { IntakeValues } from './answers.ts';

/** The draft of an intake while its form is mounted. Use the case id as the `key` of the form. */
export function useIntakeDraft(caseId: string, intake: Intake | null, prefill: Partial<IntakeValues>) {
  const backend = useBackend();
  const { id: userId } = useUser();
  const [draft] = useState(() => createIntakeDraft({ backend, caseId, userId, intake, prefill }));
  const state = useSyncExternalStore(draft.subscribe, draft.state);

  useEffect(() => draft.read(intake), [draft, intake]);
  useEffect(() => {
    const isHidden = () => document.hidden && draft.saveSoon();
    globalThis.addEventListener('online', draft.isOnline);
    document.addEventListener('visibilitychange', isHidden);
    return () => {
      globalThis.removeEventListener('online', draft.isOnline);
      document.removeEventListener('visibilitychange', isHidden);
      draft.leave();
    };
  }, [draft]);

  return { ...draft, ...state };
}
