import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const sources = files.filter((it) => /^packages\/.*\.tsx?$/.test(it));
const app = sources.filter((it) => it.startsWith('packages/app/src/'));

/** The files that a file imports by their paths, types and what is loaded later too. */
const importsOf = new Map(
  sources.map((file) => {
    const paths = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from |import\(|import )'(\.[^']+)'/g);
    return [file, Array.from(paths, ([, path]) => join(dirname(file), path))];
  }),
);

test('no folder has more than 25 files, but lists of one kind', () => {
  const isList = (folder) => /\/(locales|pictures|migrations|recorded|decisions)\b/.test(folder);
  const full = [...Map.groupBy(files, dirname)].filter(([folder, inside]) => inside.length > 25 && !isList(folder));
  assert.deepEqual(
    full.map(([folder]) => folder),
    [],
  );
});

test('no two files of the app have one name, but the routes of features', () => {
  const alike = [...Map.groupBy(app, (it) => basename(it))].filter(([, places]) => places.length > 1);
  assert.deepEqual(
    alike.map(([name]) => name),
    ['routes.tsx'],
  );
});

test('no feature imports another', () => {
  const featureOf = (file) => /^packages\/app\/src\/features\/[^/]+\//.exec(file)?.[0];
  const crossings = app.flatMap((file) => {
    const own = featureOf(file);
    const others = importsOf.get(file).filter((it) => own && !it.startsWith(own) && featureOf(it));
    return others.map((other) => `${file} imports ${other}`);
  });
  assert.deepEqual(crossings, []);
});

test('no files import each other in a circle, not even for types', () => {
  const seen = new Set();
  const circles = [];
  const visit = (file, path) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of importsOf.get(file) ?? []) visit(next, [...path, file]);
  };
  for (const file of sources) visit(file, []);
  assert.deepEqual(circles, []);
});
