import type { SessionMode } from '@mediation/api-client';
import { useState } from 'react';
import { tabDraft } from '../../../browser/tab-draft.ts';
import { emptyTime, type TimeDraft } from './proposed-times.ts';

interface TimesDraft {
  /** Undefined until chosen. */
  kind?: 'individual' | 'joint' | undefined;
  mode: SessionMode;
  times: TimeDraft[];
  topic: string;
}

/** The times that somebody proposes for a case, kept in this tab until they are sent. */
export function useTimesDraft(caseId: string) {
  const kept = tabDraft<TimesDraft>(`propose-times-${caseId}`);
  const [draft, setDraft] = useState<TimesDraft>(
    () => kept.read() ?? { mode: 'video', times: [emptyTime()], topic: '' },
  );
  const change = (changes: Partial<TimesDraft>) => {
    const changed = { ...draft, ...changes };
    kept.keep(changed);
    setDraft(changed);
  };
  return { draft, change, drop: kept.drop };
}
