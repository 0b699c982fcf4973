import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../lingui.config.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['testing/**', '**/*.test.*', '**/*.css.ts'] });

/** The catalogs that are loaded before everything else of the signed-in app. */
const always = ['first', 'rest'];

const inSource = (pattern: string) => pattern.replace(/^<rootDir>\/src\/?/, '');
const matches = (file: string, pattern: string) =>
  pattern === '' || file.startsWith(`${pattern}/`) || matchesGlob(file, pattern);

/** The catalogs in which the words of a file stand. */
const catalogsOf = (file: string) =>
  (config.catalogs ?? [])
    .filter(({ include, exclude = [] }) => {
      const isIn = (patterns: string[]) => patterns.some((it) => matches(file, inSource(it)));
      return isIn(include) && !isIn(exclude);
    })
    .map(({ path }) => path.split('/').at(-1) ?? '');

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const speaks = (file: string) => /@lingui\/(core|react)\/macro/.test(textOf(file));

const importsOf = (file: string) =>
  [...textOf(file).matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm)]
    .map(([, to = '']) => normalize(join(dirname(file), to)))
    .filter((it) => sources.includes(it));

/** Everything that is loaded along with a file. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) loadedWith(next, seen);
  return seen;
}

test('every module finds the messages of its imports in the catalogs that are loaded with it', () => {
  const unknown = sources.flatMap((file) =>
    catalogsOf(file).flatMap((catalog) =>
      [...loadedWith(file)]
        .filter((it) => speaks(it) && !catalogsOf(it).some((name) => name === catalog || always.includes(name)))
        .map((it) => `${file} is spoken with “${catalog}”, ${it} is not`),
    ),
  );
  expect(unknown).toEqual([]);
});
