import { isDrawn } from './prop-words.ts';

interface Story {
  args?: Record<string, unknown>;
  parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } };
}

/** How components are imported, by the names of their folders, and the parts of those that are imported as a whole. */
type Imports = Record<string, { importLine?: string; namespace?: string; parts?: readonly string[] }>;

/** Mocks of the stories, which nobody needs to copy. */
const mocked = /\s+on[A-Z]\w*=\{(?:function \w*\(\) ?\{\}|\(\) => \{\})\}/g;

/** The code of a story to copy: what it renders as it is written, or else what Storybook made of its args. */
export function storyCode(code: string, { args = {}, parameters }: Story, imports: Imports = {}): string {
  const rendered = renderedIn(parameters.docs?.source?.originalSource ?? '');
  if (rendered !== undefined) return rendered;
  const { importLine = '', namespace, parts = [] } = imports[folderOf(parameters.fileName)] ?? {};
  // A story in a frame of its own has only its source.
  const name = /\{ (?<name>\w+)/.exec(importLine)?.groups?.['name'];
  if (code.startsWith('{') && name !== undefined) return elementOf(namespace ? `${namespace}.Root` : name, args);
  const plain = withoutFragments(code.replaceAll(mocked, ''));
  // `Object.assign(CardRoot, …)` is exported as `Card`.
  if (namespace === undefined) return plain.replaceAll(/(<\/?[A-Z]\w*)Root\b/g, '$1');
  return plain.replaceAll(new RegExp(`(</?)(?=(?:${parts.join('|')})\\b)`, 'g'), `$1${namespace}.`);
}

/** The folder of the component that a story file is about; a page of the app has none. */
export const folderOf = (fileName = ''): string =>
  /components\/(?<folder>[^/]+)\//.exec(fileName)?.groups?.['folder'] ?? '';

/** Elements that a function returns, on one line or on several, with or without parentheses around them. */
const returned =
  /(?:=>|return) (?:\(\n *)?(?<code><(?<root>[\w.]+)(?:[^\n]*>|.*?\n *(?:<\/\k<root>|\/)>))(?:\n *\))?[,;]\n/s;

/** The elements that the `render` of a story returns; undefined for a story without one. */
function renderedIn(source: string): string | undefined {
  const render = source.indexOf('render:');
  const code = render < 0 ? undefined : returned.exec(`${source.slice(render)}\n`)?.groups?.['code'];
  const [first, ...lines] = code?.split('\n') ?? [];
  const indent = /^ */.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  return first === undefined ? undefined : [first, ...lines.map((line) => line.slice(indent))].join('\n');
}

/** An element with the args that can be written down: no mocks, and nothing that is drawn. */
function elementOf(name: string, { children, ...args }: Record<string, unknown>): string {
  const lines = Object.entries(args).flatMap(([arg, value]) => {
    const text = textOf(value);
    if (text === undefined) return [];
    return `  ${arg}=${typeof value === 'string' ? text : `{${text}}`}`;
  });
  const start = [`<${name}`, ...lines].join('\n');
  return typeof children === 'string' ? `${start}\n>\n  ${children}\n</${name}>` : `${start}\n/>`;
}

const textOf = (value: unknown): string | undefined =>
  (
    JSON.stringify(value, (_key, part: unknown) => (isDrawn(part) ? undefined : part), 2) as string | undefined
  )?.replaceAll('\n', '\n  ');

/** Fragments carry nothing that is seen; what is in them moves to the left. */
function withoutFragments(code: string): string {
  let depth = 0;
  const lines = code.split('\n').flatMap((line) => {
    const isEnd = line.includes('</React.Fragment>');
    const isStart = line.includes('<React.Fragment');
    depth += Number(isStart) - Number(isEnd);
    return isStart || isEnd ? [] : line.slice(2 * depth);
  });
  return lines.join('\n');
}
