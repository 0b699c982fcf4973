import { useRef } from 'react';

interface AutoFocus {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Returns the focus to the element that had it before the layer opened, also without a trigger of its own. */
export function useRestoreFocus({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocus): Required<AutoFocus> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
      if (!opener.current.isConnected || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
