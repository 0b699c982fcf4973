// Makes the four files of a component and exports it: `npm run component -- forms/year-field`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [group, name] = (process.argv[2] ?? '').split('/');
if (!/^[a-z]+$/.test(group) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
  giveUp('Give it as group/name: forms/year-field');

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const folder = `${source}components/${name}/`;
if (existsSync(folder)) giveUp(`${name} is there already`);

const Group = group[0].toUpperCase() + group.slice(1);
const Name = name.replace(/(^|-)[a-z]/g, (start) => start.at(-1).toUpperCase());

const files = {
  tsx: `import type { ComponentProps } from 'react';
import * as styles from './${name}.css.ts';

export interface ${Name}Props extends ComponentProps<'div'> {}

/**
 * What it is for.
 *
 * @instead When to use something else.
 *
 * @accessibility What the keyboard does, and what a screen reader hears.
 */
export function ${Name}({ className = '', ...props }: ${Name}Props) {
  return <div className={\`\${styles.root} \${className}\`} {...props} />;
}
`,
  'css.ts': `import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ color: vars.color.text });
`,
  'stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${name}.tsx';

const meta = { title: '${Group}/${Name}', component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
`,
  'guide.tsx': `import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['How its texts are written.'],
};
`,
};

const index = `${source}index.ts`;
const groups = readFileSync(index, 'utf8').trimEnd().split('\n\n');
const at = groups.findIndex((text) => text.startsWith(`// ${Group}\n`));
if (at < 0) giveUp(`index.ts has no group ${Group}`);

mkdirSync(folder);
for (const [ending, text] of Object.entries(files)) writeFileSync(`${folder}${name}.${ending}`, text);

const [heading, ...lines] = groups[at].split(/\n(?=export )/);
lines.push(`export { ${Name}, type ${Name}Props } from './components/${name}/${name}.tsx';`);
groups[at] = [heading, ...lines.toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))].join('\n');
writeFileSync(index, `${groups.join('\n\n')}\n`);
console.info(
  `packages/ui/src/components/${name}: draw its states, then fill in purpose, @instead and @accessibility in its comment, and words and pictures in its guide.`,
);

function fileOf(line) {
  return line.split(" from '")[1];
}

function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}
