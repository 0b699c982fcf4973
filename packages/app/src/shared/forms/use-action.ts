import { toast } from '@mediation/ui/toast';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';

/** What to say about an action. */
export interface ActionTexts {
  /** When it fails and the server gave no reason; or how to describe the failure. */
  failed: string | ((error: unknown) => string);
  /** In a toast, when it is done. */
  done?: string;
}

/** How far an action is. */
export interface ActionState {
  status: 'idle' | 'busy' | 'done' | 'failed';
  /** Why it failed, in words. */
  problem: string | null;
}

const idle: ActionState = { status: 'idle', problem: null };

/**
 * Runs one action at a time and waits until the page shows what it changed; a second click meanwhile does nothing. A
 * failure is shown in a toast, or `inPlace`, where the page shows `problem`.
 */
export function useAction({ inPlace = false } = {}) {
  const { settled } = useBackend();
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);
  /** Resolves to whether it is done. */
  const run = async (work: () => Promise<unknown>, { failed, done }: ActionTexts): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ status: 'busy', problem: null });
    try {
      await work();
      await settled();
      setState({ status: 'done', problem: null });
      if (done !== undefined) toast({ title: done });
      return true;
    } catch (error) {
      const problem = typeof failed === 'string' ? errorText(error, failed) : failed(error);
      // After a conflict the page shows the newer state by the time that it says so.
      await settled();
      setState({ status: 'failed', problem });
      if (!inPlace) toast({ title: problem, tone: 'destructive' });
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, run, isBusy: state.status === 'busy', reset: () => setState(idle) };
}
