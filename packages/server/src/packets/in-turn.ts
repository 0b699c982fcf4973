let last: Promise<unknown> = Promise.resolve();

/** Waits for its turn: of all packets that are being made, one opens a file at a time, so that memory is for one. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
