import { useCallback, useEffect, useState } from 'react';
import { checkDraft } from './check-draft.ts';
import type { DraftAnswer, DraftQuestion } from './draft-check.worker.ts';

/** How long nobody may have typed before a draft is checked, in milliseconds. */
const pause = 1000;

/**
 * The check of a draft on this device: `watch` waits for a pause in typing, `now` does not. Each change of the draft
 * discards the last answer, so that nothing is kept of a draft that was sent.
 */
export function useDraftCheck({ text, names, contacts, goal }: DraftQuestion, when: 'never' | 'watch' | 'now') {
  const [found, setFound] = useState<{ text: string; answer: DraftAnswer | null } | null>(null);
  const namesLine = names.join('\n');
  const isOff = when === 'never' || text === '';
  const check = useCallback(
    async (isWanted: () => boolean = () => true) => {
      const answer = await checkDraft({ text, names: namesLine.split('\n'), contacts, goal });
      if (isWanted()) setFound({ text, answer });
    },
    [text, namesLine, contacts, goal],
  );
  useEffect(() => {
    if (isOff) return undefined;
    let isOutdated = false;
    const timer = setTimeout(() => void check(() => !isOutdated), when === 'now' ? 0 : pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      setFound(null);
    };
  }, [check, when, isOff]);
  const ofText = found?.text === text ? found : null;
  return {
    answer: ofText?.answer ?? null,
    hasFailed: ofText !== null && ofText.answer === null,
    isBusy: when === 'now' && !isOff && ofText === null,
    tryAgain: () => void check(),
  };
}
