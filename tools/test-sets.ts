// Which test files a run leaves out. `npm test` runs the quick set and a tenth of the rest, another one for each
// commit, so that consecutive commits have run all of it; `npm run test:full`, and whoever calls Vitest or Playwright
// without these settings, runs everything.
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The dearest tests of the full set, each in a tenth of its own. */
export const dearest = [
  'e2e/journeys/homes.full.spec.ts',
  'e2e/journeys/sessions.full.spec.ts',
  'e2e/pages/accessibility.full.spec.ts',
  'e2e/pages/keyboard.full.spec.ts',
  'e2e/pages/storybook.full.spec.ts',
  'packages/server/src/database/share-safely.full.test.ts',
  'packages/server/src/main-startup.full.test.ts',
  'packages/server/src/main.full.test.ts',
  'packages/server/src/proofs/access/every-writer.full.test.ts',
  'packages/server/src/proofs/access/mutants.full.test.ts',
];

/** Trains for eight minutes, while the quick set compares the hashes of all that it reads. */
const inFullSetAlone = 'packages/assist/gates/training.full.test.ts';

/** Whether a run is of the quick set. */
export const isQuick = process.env['TEST_SET'] === 'quick';

/**
 * React as it is built for production, with which the quick set renders pages in two thirds of the computing time. What its
 * development build warns of is an error of the full set.
 */
export const builtReact: Record<string, string> = isQuick ? { 'process.env.NODE_ENV': '"production"' } : {};

/** The test files of the full set that a run leaves out, as paths from the folder of their package. */
export function leftOut(folder: string, { TEST_SET, COMMIT_NUMBER }: NodeJS.ProcessEnv = process.env): string[] {
  if (TEST_SET !== 'quick') return [];
  const chosen = Number(COMMIT_NUMBER) % dearest.length;
  const fromRoot = (file: string) => relative(root, resolve(folder, file));
  return fullTests(folder).filter((file, at) => {
    const own = dearest.indexOf(fromRoot(file));
    const part = own === -1 ? at % dearest.length : own;
    return part !== chosen || fromRoot(file) === inFullSetAlone;
  });
}

/** The test files of the full set, and all stories, as sorted paths from the folder in which they are looked for. */
export const fullTests = (folder: string): string[] =>
  globSync(['**/*.full.{test,spec}.{ts,tsx}', '**/*.stories.tsx'], {
    cwd: folder,
    exclude: ['**/node_modules', '**/dist'],
  }).toSorted();
