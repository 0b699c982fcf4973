import { toast } from '@mediation/ui/toast';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';

export interface Act {
  /** What to say when it does not work and the server gave no reason. */
  failed: string;
  /** What to say when it is done. */
  done?: string;
}

/** Does one thing at a time, for a button: says what came of it, and waits until the page shows it. */
export function useAct() {
  const { settled } = useBackend();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, { failed, done }: Act): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      await settled();
      if (done !== undefined) toast({ title: done });
      return true;
    } catch (error) {
      // After a conflict the page shows the newer state by the time that it says so.
      await settled();
      toast({ title: errorText(error, failed), tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy };
}
