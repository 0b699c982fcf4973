import { format } from 'node:util';

/** What was printed as an error since the test began. A test that expects some empties it. */
export const printedErrors: string[] = [];

// Replaced once, before the server is imported: whatever wraps it later ends here all the same.
console.error = (...args: unknown[]) => {
  printedErrors.push(format(...args));
};
