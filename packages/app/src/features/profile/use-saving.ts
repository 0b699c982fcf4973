import { useState } from 'react';
import { errorText } from '../../words/error-text.ts';

/** How it stands with what a section was asked to save. */
export type Saving =
  | { state: 'untouched' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'failed'; why: string };

/** Saves a section and says how it went, in its own place. */
export function useSaving(fallback: string) {
  const [saving, setSaving] = useState<Saving>({ state: 'untouched' });
  /** Answers whether it is saved. */
  const run = async (work: () => Promise<unknown>) => {
    setSaving({ state: 'saving' });
    try {
      await work();
      setSaving({ state: 'saved' });
      return true;
    } catch (error) {
      setSaving({ state: 'failed', why: errorText(error, fallback) });
      return false;
    }
  };
  return { saving, run, reset: () => setSaving({ state: 'untouched' }) };
}
