import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = fileURLToPath(new URL('../..', import.meta.url));
const looks = { picture: ['light'], 'picture-in-every-appearance': ['light', 'dark', 'pale-brand'] };

/** Vitest writes one hyphen for several. */
const fileName = (id: string) => `${id.replace('--', '-')}.png`;

const tagged = globSync('{ui,app}/src/**/*.stories.tsx', { cwd: packages }).flatMap((file) => {
  const code = readFileSync(packages + file, 'utf8');
  const title = /title: '(?<title>[A-Z]\w+\/[^']+)'/.exec(code)?.groups?.['title'] ?? '';
  const stories = code.matchAll(/^export const (?<name>\w+): (?:Page)?Story = (?<rest>(?:(?!^export ).*\n)+)/gm);
  return [...stories].flatMap(({ groups: { name = '', rest = '' } = {} }) =>
    Object.entries(looks)
      .filter(([tag]) => rest.includes(`tags: ['${tag}']`))
      .flatMap(([, each]) => each.map((look) => `${look}/${fileName(toId(title, storyNameFromExport(name)))}`)),
  );
});

test('each picture belongs to a tagged story, and each tagged story has all its pictures', () => {
  const kept = globSync('*/*.png', { cwd: `${root}pictures` });
  expect(kept.toSorted(), 'a story made of a tagged one gets `tags: []`').toEqual(tagged.toSorted());
});
