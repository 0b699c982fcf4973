import { useLingui } from '@lingui/react/macro';
import { tickNextAction } from '@mediation/api-client';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useAction } from '../forms/use-action.ts';
import type { PlacedAction } from './next-actions.ts';

/** Says whether an action is done, with a toast if there is one. The tick shows at once, and is reset when not saved. */
export function useTick({ session, place, action }: PlacedAction) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const asked = useRef<boolean | null>(null);
  const tick = async (is_done: boolean, done?: string) => {
    setWanted(is_done);
    const isSaving = asked.current !== null;
    asked.current = is_done;
    // Whoever ticks and unticks faster than the server answers gets what they asked for last.
    if (isSaving) return false;
    let [next, isSaved] = [is_done, false];
    do {
      next = asked.current;
      isSaved = await run(
        () => call(tickNextAction, { sessionId: session.id, place, text: action.text, is_done: next }),
        { failed: t`We could not save it.`, ...(done !== undefined && { done }) },
      );
    } while (isSaved && asked.current !== next);
    asked.current = null;
    setWanted(null);
    return isSaved;
  };
  return { isDone: wanted ?? action.is_done, tick, isBusy, problem };
}
