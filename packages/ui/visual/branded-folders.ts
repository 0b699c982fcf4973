import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose style sheets name a color of the brand. What is elsewhere looks the same in every brand. */
export const brandedFolders = (): string[] => [
  ...new Set(
    globSync('src/**/*.css.ts', { cwd: root })
      .filter((sheet) => /\b(?:primary|secondary)\b/.test(readFileSync(root + sheet, 'utf8')))
      .map((sheet) => dirname(sheet)),
  ),
];
