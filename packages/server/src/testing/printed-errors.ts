import { format } from 'node:util';

/** The errors printed since the test began. A test that expects some clears the list. */
export const printedErrors: string[] = [];

// Replaced once, before the server is imported, so that later wrappers still end here.
console.error = (...args: unknown[]) => {
  printedErrors.push(format(...args));
};
