import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../lingui.config.ts';
import { loadedWith } from './loaded-with.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('*/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['testing/**', 'locales/**', '**/*.test.*', '**/*.css.ts'],
});
const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const textOf = (file: string) => texts.get(file) ?? '';
const speaks = (file: string) => /@lingui\/(core|react)\/macro/.test(textOf(file));

/** A feature, or a folder beside the features. */
const folderOf = (file: string) => /^(features\/)?[^/]+/.exec(file)?.[0] ?? '';

const matches = (file: string, pattern: string) => {
  const glob = pattern.replace(/^<rootDir>\/src\/?/, '').replace('{name}', '*');
  return glob === '' || matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`);
};

/** The catalogs that hold the messages of each file. */
const catalogs = new Map(sources.map((file) => [file, findCatalogs(file)]));
const catalogsOf = (file: string) => catalogs.get(file) ?? [];

function findCatalogs(file: string): string[] {
  return (config.catalogs ?? [])
    .filter(({ include, exclude = [] }) => {
      const isIn = (patterns: string[]) => patterns.some((pattern) => matches(file, pattern));
      return isIn(include) && !isIn(exclude);
    })
    .map(({ path }) => path.replace('<rootDir>/src/', '').replace('features/{name}', folderOf(file)));
}

const places: Record<string, string> = {
  shared: 'locales/{locale}/shared',
  help: 'features/help/texts/locales/{locale}',
};

/** The catalogs of `catalogs.ts` that a folder asks for. */
const askedForBy = (folder: string) =>
  sources
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) => [...textOf(file).matchAll(/^import \{([^}]*)\} from '[./]+\/catalogs\.ts'/gm)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''))
    .flatMap((name) => places[name] ?? []);

test('every message is in one catalog', () => {
  expect(sources.filter(speaks).filter((file) => catalogsOf(file).length !== 1)).toEqual([]);
});

test('every module finds the messages of its imports in the catalogs that are loaded with it', () => {
  const asked = new Map([...new Set(sources.map(folderOf))].map((folder) => [folder, askedForBy(folder)]));
  const unknown = sources.flatMap((file) => {
    const there = ['locales/{locale}/first', ...catalogsOf(file), ...(asked.get(folderOf(file)) ?? [])];
    return loadedWith(file)
      .filter((it) => speaks(it) && !catalogsOf(it).some((catalog) => there.includes(catalog)))
      .map((it) => `${it} is not in ${there.join(', ')} of ${file}`);
  });
  expect(unknown).toEqual([]);
});

test('the routes of every feature load its catalog', () => {
  const features = globSync('features/*/locales', { cwd: root }).map(folderOf);
  expect(features.length).toBeGreaterThan(15);
  const loads = (file: string) => textOf(file).includes('import(`./locales/${language}.po`)');
  const loading = new Set(sources.filter(loads).map(folderOf));
  expect(features.filter((feature) => !loading.has(feature))).toEqual([]);
});
