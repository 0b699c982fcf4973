/** The rows of a log, one per rendered message. */
export const rowsOf = (log: HTMLElement): HTMLElement[] => [...log.querySelectorAll<HTMLElement>('ol > li[tabindex]')];

const bottom = (row: HTMLElement | undefined) => row?.getBoundingClientRect().bottom ?? 0;

/** Whether the first words of the newest rendered message are in view: it is read now, however long it is. */
export function beginsInView(log: HTMLElement): boolean {
  const begin = rowsOf(log).at(-1)?.getBoundingClientRect().top ?? 0;
  const { top, bottom: end } = log.getBoundingClientRect();
  return begin >= top && begin < end;
}

/**
 * Changes the rendered rows, and keeps the reader's position, which moves by the height added or removed below. `before`
 * and `after` are the index of one row that stays.
 */
export function keepPosition(log: HTMLElement, before: number, after: number, change: () => void) {
  const { scrollTop } = log;
  const old = rowsOf(log);
  const removed = bottom(old.at(-1)) - bottom(old[before]);
  change();
  const now = rowsOf(log);
  const added = bottom(now.at(-1)) - bottom(now[after]);
  log.scrollTo({ top: scrollTop + removed - added, behavior: 'instant' });
}
