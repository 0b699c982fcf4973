import { expect, test } from 'vitest';
import { migrationFiles } from '../../database/migrations/migration-files.ts';
import released from './released-migrations.json' with { type: 'json' };

const hashes: Record<string, string> = released;
const files = migrationFiles().map(({ version, name, hash, script }) => ({
  title: `${version}_${name}`,
  hash,
  script,
}));

test('released migrations keep their text', () => {
  const changed = Object.entries(hashes).filter(
    ([title, hash]) => files.find((it) => it.title === title)?.hash !== hash,
  );
  expect(
    changed.map(([title]) => title),
    'These migrations were released: databases have them as they were. Undo the change and write a new file instead, as CONTRIBUTING.md says.',
  ).toEqual([]);
});

test('new migrations come after the released ones', () => {
  const last = Object.keys(hashes).at(-1) ?? '';
  const early = files.filter(({ title }) => !hashes[title] && title < last);
  expect(early, `Give these a number above ${last}: a server that has the release would apply them too late.`).toEqual(
    [],
  );
});

test('the next release writes every function, view, policy and trigger once', () => {
  const written = files
    .filter(({ title }) => !hashes[title])
    .flatMap(({ script }) =>
      Array.from(
        script.matchAll(
          /^(?:create|alter)(?: or replace)? (?:(?:function|view) ([\w.]+)|(?:policy|trigger) (\w+)[^;]*? on ([\w.]+))/gm,
        ),
        ([, called, named, on]) => called ?? `${named} on ${on}`,
      ),
    );
  expect(
    written.filter((it, at) => written.indexOf(it) !== at),
    'These are not released yet: edit them where they are written.',
  ).toEqual([]);
});
