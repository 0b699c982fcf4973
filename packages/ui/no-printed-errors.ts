import { afterEach, beforeEach, vi, type TestContext } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error').mockClear();
});

/**
 * A test in a browser fails if anything is printed as an error, such as what React says of a missing key. A story with
 * the tag `throws` shows what follows an error, which React prints.
 */
afterEach(({ story }: TestContext & { story?: { tags: string[] } }) => {
  const printed = vi.mocked(console.error).mock.calls;
  if (printed.length > 0 && !story?.tags.includes('throws'))
    throw new Error(`Printed as an error: ${printed.flat().join(' ')}`);
});
