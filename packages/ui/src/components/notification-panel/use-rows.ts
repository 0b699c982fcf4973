import { useRef, type KeyboardEvent } from 'react';

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])];

/** Moves the focus in a list whose rows change: with the arrow keys, and after a row was removed or restored. */
export function useRows() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  /** Focuses the row at this index, the last row, or the title if no row is left, after the next render. */
  const focusRow = (at: number) => {
    requestAnimationFrame(() => {
      const rows = rowsOf(list.current);
      (rows[Math.min(at, rows.length - 1)] ?? title.current)?.focus();
    });
  };
  const move = (event: KeyboardEvent) => {
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target === undefined || !rows[target]) return;
    event.preventDefault();
    rows[target].focus();
  };
  return { title, list, focusRow, move };
}
