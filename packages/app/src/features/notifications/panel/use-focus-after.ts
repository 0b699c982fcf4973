import { useRef } from 'react';
import { useReturnFocus } from '../../../browser/use-return-focus.ts';
import { bellId } from '../bell-id.ts';

/** Returns the focus to the opener when the panel closes, unless the person has moved on to another element. */
export function useFocusAfter() {
  const goBack = useReturnFocus();
  const hasGone = useRef(false);
  const release = () => {
    hasGone.current = true;
  };
  return {
    release,
    returnFocus: (event: Event) => {
      event.preventDefault();
      if (hasGone.current) return;
      goBack(event);
      if (document.activeElement === document.body) document.getElementById(bellId)?.focus();
    },
    /** Ignores presses on the bell, which closes the panel itself. */
    keepOpenOrRelease: (event: Event) => {
      const isBell = event.target instanceof Element && event.target.closest(`#${bellId}`) !== null;
      if (isBell) event.preventDefault();
      else release();
    },
  };
}
