import type { Intake } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { useSavedDraft } from '../../../shared/forms/use-saved-draft.ts';
import { createIntakeDraft } from './intake-draft.ts';
import type { IntakeValues } from './answers.ts';

/** The draft of an intake while its form is mounted. Use the case id as the `key` of the form. */
export function useIntakeDraft(caseId: string, intake: Intake | null, prefill: Partial<IntakeValues>) {
  const backend = useBackend();
  const { id: userId } = useUser();
  const [draft] = useState(() => createIntakeDraft({ backend, caseId, userId, intake, prefill }));
  const state = useSavedDraft(draft);

  useEffect(() => draft.read(intake), [draft, intake]);

  return { ...draft, ...state };
}
