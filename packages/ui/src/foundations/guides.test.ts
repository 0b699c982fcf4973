import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentFacts } from '../../../../.storybook/docs/component-facts.ts';
import { type Guide, readGuide } from '../../../../.storybook/docs/guide.ts';
import { storyCode } from '../../../../.storybook/docs/story-code.ts';
import type { ComponentGuide } from './guide/component-guide.ts';

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

/** Those that are no components on their own. */
const parts = new Set(['keep-focus', 'slot']);

/** Layouts and drawings, to which no texts are handed. */
const wordless = new Set(
  'app-shell brand-mark bullets columns focus-layout form-row grid landing-threads layout pane-layout split-layout threads'.split(
    ' ',
  ),
);

test('every component that an entry point exports has a page of documentation, and a guide if it takes texts', () => {
  const facts = componentFacts();
  const barrels = globSync('*.ts', { cwd: join(components, '..') }).map((file) => read(`../${file}`));
  const exported = barrels.flatMap((code) => [...code.matchAll(/components\/(?<folder>[^/]+)\/[^']+\.tsx'/g)]);
  const folders = new Set(exported.map(({ groups }) => groups?.['folder'] ?? ''));
  expect(folders.size).toBeGreaterThan(100);
  expect([...folders].filter((folder) => !parts.has(folder) && !facts[folder]?.importLine)).toEqual([]);
  expect(Object.keys(facts).filter((folder) => !wordless.has(folder) && !facts[folder]?.guide)).toEqual([]);
});

const guides = import.meta.glob<{ guide: ComponentGuide }>('../components/*/*.guide.tsx', { eager: true });

test('every guide beside a component says in whole sentences how its words are written and why its pictures are right', () => {
  expect(Object.keys(guides).length).toBeGreaterThan(100);
  for (const [file, { guide }] of Object.entries(guides)) {
    expect(basename(file)).toBe(`${basename(dirname(file))}.guide.tsx`);
    const reasons = (guide.pairs ?? []).flatMap(({ right, wrong }) => [right.because, wrong.because]);
    expect(guide.words).not.toHaveLength(0);
    for (const sentence of [...guide.words, ...reasons]) expect(sentence).toMatch(/^[A-Z“].*[.?”]$/);
  }
});

test('a page of documentation tells who uses a component and of what it is made', () => {
  const { button } = componentFacts();
  expect(button).toMatchObject({ title: 'Actions/Button', importLine: "import { Button } from '@mediation/ui';" });
  expect(button?.uses).toContain('spinner');
  expect(button?.usedBy).toContain('error-state');
  expect(button?.pages).toContain('agreement');
  expect(componentFacts()['radio-group']).toMatchObject({ namespace: 'RadioGroup', parts: ['Item', 'Root'] });
});

test('storyCode returns what a story renders, and else the code of its args without mocks', () => {
  const source = (originalSource: string) => ({ parameters: { docs: { source: { originalSource } } } });
  const rendered = '{\n  render: () => (\n    <Row>\n      <Button>Send</Button>\n    </Row>\n  ),\n}';
  expect(storyCode('', source(rendered))).toBe('<Row>\n  <Button>Send</Button>\n</Row>');
  const bare = '{\n  render: args => {\n    return <Row>\n        <Button />\n      </Row>;\n  },\n}';
  expect(storyCode('', source(bare))).toBe('<Row>\n  <Button />\n</Row>');
  expect(storyCode('', source('{\n  render: () => <Button>Send</Button>,\n}'))).toBe('<Button>Send</Button>');
  const parts = '<Root label="Pets">\n  <React.Fragment key=".0">\n    <Item />\n  </React.Fragment>\n</Root>';
  const radios = { parameters: { fileName: './packages/ui/src/components/radio-group/radio-group.stories.tsx' } };
  const namespaces = { 'radio-group': { namespace: 'RadioGroup', parts: ['Root', 'Item'] } };
  expect(storyCode(parts, radios, namespaces)).toBe(
    '<RadioGroup.Root label="Pets">\n  <RadioGroup.Item />\n</RadioGroup.Root>',
  );
  const args = '<Button onClick={function x(){}}>\n  Send\n</Button>';
  const inFrame = { args: { label: 'Country', limit: 5, onChange: () => undefined }, ...radios };
  const imports = { 'radio-group': { importLine: "import { Combobox } from '@mediation/ui/combobox';" } };
  expect(storyCode('{}', inFrame, imports)).toBe('<Combobox\n  label="Country"\n  limit={5}\n/>');
  expect(storyCode(args, source('{ args: {} }'))).toBe('<Button>\n  Send\n</Button>');
});
