import { useState } from 'react';

/**
 * Returns the focus when a dialog without its own trigger closes: to the element that opened it, or to its replacement.
 */
export function useReturnFocus(focusInstead?: () => void) {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else focusInstead?.();
  };
}
