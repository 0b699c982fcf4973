import { useRef } from 'react';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { bellId } from './bell-id.ts';

/** Where the focus goes when the panel closes: back to its opener, unless the person has gone on to something else. */
export function useFocusAfter() {
  const goBack = useReturnFocus();
  const hasGone = useRef(false);
  const letGo = () => {
    hasGone.current = true;
  };
  return {
    letGo,
    comeBack: (event: Event) => {
      event.preventDefault();
      if (hasGone.current) return;
      goBack(event);
      if (document.activeElement === document.body) document.getElementById(bellId)?.focus();
    },
    /** The bell closes the panel itself. */
    stayOrLetGo: (event: Event) => {
      const isBell = event.target instanceof Element && event.target.closest(`#${bellId}`) !== null;
      if (isBell) event.preventDefault();
      else letGo();
    },
  };
}
