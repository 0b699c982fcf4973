import { afterAll } from 'vitest';

const { Date } = globalThis;

/**
 * Page stories set the clock. Vitest loads the setup files again for each file of stories, under an address with the
 * time, so with a clock that stands it would take them for loaded and run none of their checks.
 */
afterAll(() => {
  globalThis.Date = Date;
});
