import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, isEndpoint } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { unusedCalls } from './testing/unused-calls.ts';

const components = join(import.meta.dirname, '../../ui/src/components');
const isShipped = (name: string) => !/\.(test|stories|css)\.|^testing\//.test(name);
const read = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(isShipped)
    .map((name) => ({ folder: name.split('/')[0] ?? '', text: readFileSync(join(root, name), 'utf8') }));
const words = (text: string) => new Set(text.match(/\w+/g));

const sources = read(import.meta.dirname, '**/*.{ts,tsx}').map(({ text }) => text);

const app = words(sources.join('\n'));

/** What the app imports from the contract: a name alone can be a function of the app's own. */
const contractImport = /import {([^}]*)} from '@mediation\/api-client'/g;
const called = words(sources.flatMap((text) => [...text.matchAll(contractImport)].map(([, it = '']) => it)).join('\n'));

test('every call of the contract is made by a page, or is listed with the reason why not', () => {
  const calls = Object.entries(endpoints).flatMap(([name, endpoint]) => (isEndpoint(endpoint) ? [name] : []));
  expect(calls.filter((name) => !called.has(name)).toSorted()).toEqual(Object.keys(unusedCalls).toSorted());
});

test('every component is shown by a page or by another component', () => {
  const sources = read(components, '**/*.{ts,tsx}');
  const folders = [...new Set(sources.map(({ folder }) => folder))];
  const exportsOf = (folder: string) =>
    sources
      .filter((it) => it.folder === folder)
      .flatMap(({ text }) =>
        [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name),
      );
  const importedBy = (folder: string) =>
    sources
      .filter((it) => it.folder === folder)
      .flatMap(({ text }) => [...text.matchAll(/ from '\.\.\/([\w-]+)\//g)].map(([, name = '']) => name));

  const used = new Set(folders.filter((folder) => exportsOf(folder).some((name) => app.has(name))));
  for (const folder of used) for (const next of importedBy(folder)) used.add(next);
  const unused = folders.filter((folder) => !used.has(folder));
  expect(unused).toEqual([]);
});
