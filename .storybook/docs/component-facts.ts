import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import manifest from '../../packages/ui/package.json' with { type: 'json' };

/** What the imports of this workspace say about a component. */
export interface ComponentFacts {
  /** Its title in Storybook. */
  title: string;
  /** The line that imports it, where it is exported. */
  importLine?: string;
  /** The name before those of its parts, where it is imported as a whole: `RadioGroup`. */
  namespace?: string;
  parts?: string[];
  /** What its guide has, so that its page lists the headings before the guide is loaded. */
  guide?: 'words' | 'pictures';
  /** The folders of the components of which it is made. */
  uses: string[];
  /** The folders of the components that are made of it. */
  usedBy: string[];
  /** The parts of the app that use it. */
  pages: string[];
}

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const ui = join(packages, 'ui');
const read = (file: string) => readFileSync(file, 'utf8');

const sorted = (names: (string | undefined)[]) => [...new Set(names)].filter((it) => it !== undefined).toSorted();

const sources = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:stories|test|fixture|guide|css)\.|(?:^|\/)testing\//.test(file))
    .map((file) => ({ file, code: read(join(folder, file)) }));

interface Exported {
  name: string;
  folder: string;
  /** The names in a file that is exported as a whole. */
  parts?: string[] | undefined;
}

/** The names that a barrel exports, with the folder of the component from which each comes. */
function exportsOf(barrel: string): Exported[] {
  const lines = read(barrel).matchAll(
    /^export (?:\* as (?<all>\w+)|\{(?<some>[^}]+)\}) from '[^']*components\/(?<folder>[^/]+)\/(?<file>[^']+)/gm,
  );
  return [...lines].flatMap(({ groups }) => {
    const { all, some = '', folder = '', file = '' }: Record<string, string | undefined> = groups ?? {};
    const names = all === undefined ? some.split(',').map((it) => it.trim()) : [all];
    return names
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, folder, parts: all === undefined ? undefined : partsIn(`${folder}/${file}`) }));
  });
}

/** The names of components that a file exports. */
function partsIn(file: string): string[] {
  const code = read(join(ui, 'src/components', file));
  const lists = [...code.matchAll(/^export \{(?<names>[^}]+)\}/gm)].flatMap(
    ({ groups }) => groups?.['names']?.split(',') ?? [],
  );
  const own = [...code.matchAll(/^export (?:function|const) (?<name>[A-Z]\w*)/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  return sorted([...lists.map((name) => name.trim()), ...own]);
}

const entries = Object.entries(manifest.exports)
  .filter(([, file]) => file.startsWith('./src/'))
  .map(([entry, file]) => ({ from: entry.replace('.', manifest.name), exports: exportsOf(join(ui, file)) }));

/** The folder of the component that an import of the app names. */
function foldersIn(code: string): string[] {
  const imports = code.matchAll(/import (?:\{(?<names>[^}]+)\}) from '(?<from>@mediation\/ui[^']*)'/g);
  return [...imports].flatMap(({ groups: { names = '', from = '' } = {} }) => {
    const known = entries.find((entry) => entry.from === from)?.exports ?? [];
    const named = new Set(names.split(',').map((it) => it.replace(/ as .*/, '').trim()));
    return known.filter(({ name }) => named.has(name)).map(({ folder }) => folder);
  });
}

/** `features/agreement/money/x.tsx` as "agreement". */
const partOf = (file: string) => /^(?:features\/)?(?<part>[^/]+)\//.exec(file)?.groups?.['part'];

function guideIn(folder: string): Pick<ComponentFacts, 'guide'> {
  const file = join(ui, 'src/components', folder, `${folder}.guide.tsx`);
  if (!existsSync(file)) return {};
  return { guide: read(file).includes('  pairs: [') ? 'pictures' : 'words' };
}

/** The facts of every component, by the name of its folder. */
export function componentFacts(): Record<string, ComponentFacts> {
  const components = sources(join(ui, 'src/components'));
  const madeOf = components.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/from '\.\.\/(?<part>[^/.]+)\/[^']+\.tsx'/g), ({ groups }) => ({
      folder: dirname(file),
      part: groups?.['part'] ?? '',
    })),
  );
  const inApp = sources(join(packages, 'app/src')).map(({ file, code }) => ({
    part: partOf(file),
    uses: foldersIn(code),
  }));
  const stories = globSync('*/*.stories.tsx', { cwd: join(ui, 'src/components') }).toSorted();
  const facts = stories.toReversed().map((file): [string, ComponentFacts] => {
    const folder = dirname(file);
    const from = entries.find(({ exports }) => exports.some((it) => it.folder === folder));
    const names = from?.exports.filter((it) => it.folder === folder && !/Props$|Labels$/.test(it.name));
    const whole = names?.find(({ parts }) => parts);
    return [
      folder,
      {
        title:
          /title: '(?<title>[^']+)'/.exec(read(join(ui, 'src/components', file)))?.groups?.['title'] ?? basename(file),
        ...(from && { importLine: `import { ${names?.map(({ name }) => name).join(', ')} } from '${from.from}';` }),
        ...(whole?.parts && { namespace: whole.name, parts: whole.parts }),
        ...guideIn(folder),
        uses: sorted(madeOf.filter((it) => it.folder === folder).map((it) => it.part)),
        usedBy: sorted(madeOf.filter((it) => it.part === folder).map((it) => it.folder)),
        pages: sorted(inApp.filter((it) => it.uses.includes(folder)).map((it) => it.part)),
      },
    ];
  });
  return Object.fromEntries(facts);
}

const id = 'virtual:component-facts';

/** Lets the pages of documentation import these facts. */
export const componentFactsPlugin: Plugin = {
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export const facts = ${JSON.stringify(componentFacts())};` : undefined),
};
