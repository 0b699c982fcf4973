import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pageGlobals } from './page-globals.ts';

/** What the toolbar and the Branding panel say now, for a page of documentation, and what changes it for all stories. */
export function useGlobals() {
  const [globals, setGlobals] = useState(() => pageGlobals());
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () =>
      setGlobals((before) => {
        const now = pageGlobals();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const update = (change: Record<string, unknown>) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: change });
  return [globals, update] as const;
}
