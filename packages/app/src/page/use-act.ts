import { ApiError } from '@mediation/api-client';
import { toast } from '@mediation/ui/toast';
import { useState } from 'react';
import { useBackend } from '../backend/backend-provider.tsx';
import type { Reading } from '../backend/use-endpoint.ts';
import { errorText } from '../words/error-text.ts';

export interface Act {
  /** What to say when it does not work and the server gave no reason. */
  failed: string;
  /** What to say when it is done. */
  done?: string;
  /** The lists that are no longer right afterwards. */
  refresh: Reading[];
}

/** Does one thing at a time, for a button: says what came of it, and reads again what it changed. */
export function useAct() {
  const { queries } = useBackend();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, { failed, done, refresh }: Act): Promise<boolean> => {
    const readAgain = () => Promise.all(refresh.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    setBusy(true);
    try {
      await work();
      await readAgain();
      if (done !== undefined) toast({ title: done });
      return true;
    } catch (error) {
      // What somebody else changed is on the page by the time that it says so.
      if (error instanceof ApiError && error.code === 'conflict') await readAgain();
      toast({ title: errorText(error, failed), tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy };
}
