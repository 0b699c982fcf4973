import { useState } from 'react';

/**
 * For a dialog that was opened by something other than its own trigger: closing gives the focus back to that, or to
 * what stands there instead by then.
 */
export function useReturnFocus(focusInstead?: () => void) {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else focusInstead?.();
  };
}
