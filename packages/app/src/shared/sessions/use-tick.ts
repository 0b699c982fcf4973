import { useLingui } from '@lingui/react/macro';
import { tickNextAction } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useAction } from '../forms/use-action.ts';
import type { PlacedAction } from './next-actions.ts';

/** Says whether an action is done, with a toast if there is one. The tick is shown at once, and taken back when it cannot be saved. */
export function useTick({ session, place, action }: PlacedAction) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const tick = async (is_done: boolean, done?: string) => {
    setWanted(is_done);
    const isSaved = await run(
      () => call(tickNextAction, { sessionId: session.id, place, text: action.text, is_done }),
      {
        failed: t`We could not save it.`,
        ...(done !== undefined && { done }),
      },
    );
    setWanted(null);
    return isSaved;
  };
  return { isDone: wanted ?? action.is_done, tick, isBusy, problem };
}
