import { vi } from 'vitest';

/** Lets the page believe that it is touched and not pointed at, until the function that it returns is called. */
export function onTouchDevice(): () => void {
  const { matchMedia } = globalThis;
  const touch = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query));
  return () => touch.mockRestore();
}
