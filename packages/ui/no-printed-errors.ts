import { afterEach, beforeEach, vi } from 'vitest';

/** A test in a browser fails if anything is printed as an error, such as what React says of a missing key. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockClear();
});

afterEach(() => {
  const printed = vi.mocked(console.error).mock.calls;
  if (printed.length > 0) throw new Error(`Printed as an error: ${printed.flat().join(' ')}`);
});
