import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Guide, readGuide } from '../../../../.storybook/docs/guide.ts';

const components = fileURLToPath(new URL('../components', import.meta.url));
const read = (file: string) => readFileSync(join(components, file), 'utf8');

/** The comment above the component that a story file is about. */
function guideFor(storyFile: string): Guide {
  const name = /\bcomponent: (?:\w+\.)?(?<name>\w+)/.exec(read(storyFile))?.groups?.['name'] ?? '';
  const code = globSync(`${dirname(storyFile)}/*.tsx`, { cwd: components })
    .map(read)
    .join('\n');
  const comment = String.raw`/\*\*\n(?<comment>(?: \*.*\n)+?) \*/\n(?:export )?(?:function|const) ${name}(?:Root)?\b`;
  const lines = new RegExp(comment).exec(code)?.groups?.['comment'] ?? '';
  return readGuide(lines.replaceAll(/^ \* ?/gm, ''));
}

test('every component documents its purpose, its alternatives and its accessibility', () => {
  const files = globSync('*/*.stories.tsx', { cwd: components });
  const silent = files.filter((file) => {
    const { about, instead = '', accessibility = '' } = guideFor(file);
    return [about, instead, accessibility].some((text) => text.length < 15);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});

test('readGuide splits a comment at its tags, wherever its lines break', () => {
  expect(readGuide('What it is\nfor.\n\n@instead Another\nthing.\n\n@accessibility Escape closes.\n')).toEqual({
    about: 'What it is\nfor.',
    instead: 'Another\nthing.',
    accessibility: 'Escape closes.',
  });
  expect(readGuide('Only this.')).toEqual({ about: 'Only this.' });
});
