interface Story {
  parameters: { fileName?: string; docs?: { source?: { originalSource?: string } } };
}

/** The parts of components that are imported as a whole, by the names of their folders. */
type Namespaces = Record<string, { namespace?: string; parts?: readonly string[] }>;

/** Mocks of the stories, which nobody needs to copy. */
const mocked = /\s+on[A-Z]\w*=\{(?:function \w*\(\) ?\{\}|\(\) => \{\})\}/g;

/** What a story tests, in the source of one that is shown as it is written. */
const played = /\n {2}play: .*?\n {2}\},?(?=\n)/s;

/** The code of a story to copy: what it renders as it is written, or else what Storybook made of its args. */
export function storyCode(code: string, { parameters }: Story, namespaces: Namespaces = {}): string {
  const rendered = renderedIn(parameters.docs?.source?.originalSource ?? '');
  if (rendered !== undefined) return rendered;
  const { namespace, parts = [] } = namespaces[folderOf(parameters.fileName)] ?? {};
  const plain = withoutFragments(code.replace(played, '').replaceAll(mocked, ''));
  // `Object.assign(CardRoot, …)` is exported as `Card`.
  if (namespace === undefined) return plain.replaceAll(/(<\/?[A-Z]\w*)Root\b/g, '$1');
  return plain.replaceAll(new RegExp(`(</?)(?=(?:${parts.join('|')})\\b)`, 'g'), `$1${namespace}.`);
}

/** The folder of the component that a story file is about; a page of the app has none. */
export const folderOf = (fileName = ''): string =>
  /components\/(?<folder>[^/]+)\//.exec(fileName)?.groups?.['folder'] ?? '';

/** The elements that the `render` of a story returns; undefined for a story without one. */
function renderedIn(source: string): string | undefined {
  const render = source.indexOf('render:');
  const start = /(?:=>|return) \(\n/.exec(source.slice(render));
  if (render < 0 || start === null) return undefined;
  const lines = source.slice(render + start.index + start[0].length).split('\n');
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(' '.repeat(indent)));
  return lines
    .slice(0, end)
    .map((line) => line.slice(indent))
    .join('\n');
}

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
