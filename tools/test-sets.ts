// Which test files a run leaves out. `npm test` runs the quick set and an eighth of the rest, another one for each
// commit, so that consecutive commits have run all of it; `npm run test:full`, and whoever calls Vitest or Playwright
// without these settings, runs everything.
import { globSync } from 'node:fs';

const parts = 8;

/** The test files of the full set that a run leaves out, as paths from the folder of their package. */
export function leftOut(folder: string, { TEST_SET, COMMIT_NUMBER }: NodeJS.ProcessEnv = process.env): string[] {
  if (TEST_SET !== 'quick') return [];
  const chosen = Number(COMMIT_NUMBER) % parts;
  return fullTests(folder).filter((_, at) => at % parts !== chosen);
}

/** The test files of the full set, as sorted paths from the folder in which they are looked for. */
export const fullTests = (folder: string): string[] =>
  globSync('**/*.full.{test,spec}.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).toSorted();
