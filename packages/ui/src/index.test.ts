import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

const groups = read('index.ts')
  .trimEnd()
  .split('\n\n')
  .map((text) => ({
    name: /^\/\/ (?<name>\w+)$/m.exec(text)?.groups?.['name'],
    files: [...text.matchAll(/ from '\.\/(?<file>[^']+)';$/gm)].map((line) => line.groups?.['file'] ?? ''),
  }));

/** The groups of Storybook's sidebar, in its order. */
const sidebar = [...read('../../../.storybook/preview.tsx').matchAll(/^ {10}'(?<name>\w+)',$/gm)].map(
  (line) => line.groups?.['name'],
);

/** The group in which the stories of a folder are listed. */
const groupOf = (folder: string) =>
  /title: '(?<name>\w+)\//.exec(globSync(`${folder}/*.stories.tsx`, { cwd: source }).map(read).join('\n'))?.groups?.[
    'name'
  ];

test('the index lists the groups in the order of the Storybook sidebar', () => {
  const names = groups.map(({ name }) => name);
  expect(names).toEqual(sidebar.filter((name) => names.includes(name)));
});

test('the index lists each file once, sorted, in the group of its stories', () => {
  for (const { name, files } of groups) {
    expect(files).toEqual([...new Set(files)].toSorted());
    for (const file of files) expect(`${file}: ${groupOf(dirname(file))}`).toBe(`${file}: ${name}`);
  }
});
