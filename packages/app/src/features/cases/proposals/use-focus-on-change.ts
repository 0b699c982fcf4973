import { useEffect, useRef } from 'react';

/** Moves the focus to the element with this id when what is shown changes, but not when the page opens. */
export function useFocusOnChange(elementId: string, shown: string | undefined) {
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== undefined && before.current !== shown) document.getElementById(elementId)?.focus();
    before.current = shown;
  }, [elementId, shown]);
}
