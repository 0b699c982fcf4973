import type { PhrasingGoal } from '@mediation/api-client';
import { useEffect, useState } from 'react';
import { checkDraft } from './check-draft.ts';
import type { DraftAnswer } from './draft-check.worker.ts';

/** How long nobody may have typed before a draft is checked, in milliseconds. */
const pause = 1000;

interface Draft {
  text: string;
  names: readonly string[];
  goal: PhrasingGoal | null;
}

/**
 * The check of a draft on this device: `watch` waits for a pause in typing, `now` does not. Each change of the draft
 * discards the last answer, so that nothing is kept of a draft that was sent.
 */
export function useDraftCheck({ text, names, goal }: Draft, when: 'never' | 'watch' | 'now') {
  const [answer, setAnswer] = useState<DraftAnswer | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const namesLine = names.join('\n');
  const isOff = when === 'never' || text === '';
  useEffect(() => {
    if (isOff) return undefined;
    let isOutdated = false;
    const check = async () => {
      const found = await checkDraft({ text, names: namesLine.split('\n'), goal });
      if (!isOutdated) setAnswer(found ?? 'failed');
    };
    const timer = setTimeout(() => void check(), when === 'now' ? 0 : pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      setAnswer(null);
    };
  }, [text, namesLine, goal, when, isOff, tries]);
  return {
    answer: answer === 'failed' ? null : answer,
    hasFailed: answer === 'failed',
    isBusy: when === 'now' && !isOff && answer === null,
    tryAgain: () => setTries((it) => it + 1),
  };
}
