import { toast } from '@mediation/ui/toast';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/texts/error-text.ts';

/** The messages about an action. */
export interface ActionTexts {
  /** The error message when the server gave none; or a function that describes the error. */
  failed: string | ((error: unknown) => string);
  /** The toast after success. */
  done?: string;
}

/** The state of an action. */
export interface ActionState {
  status: 'idle' | 'busy' | 'done' | 'failed';
  /** The error message, or null. */
  problem: string | null;
}

const idle: ActionState = { status: 'idle', problem: null };

/**
 * Runs one action at a time and waits until the page shows its result; further clicks meanwhile are ignored. An error
 * is shown in a toast, or with `inPlace` by the page, in `problem`.
 */
export function useAction({ inPlace = false } = {}) {
  const { settled } = useBackend();
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);
  /** Resolves to whether the action succeeded. */
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
      // After a conflict the newer state is shown before the error.
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
