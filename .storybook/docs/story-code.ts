interface StorySource {
  parameters: { docs?: { source?: { originalSource?: string } } };
}

/** Mocks of the stories, which nobody needs to copy. */
const mocked = /\s+on[A-Z]\w*=\{(?:function \w*\(\) ?\{\}|\(\) => \{\})\}/g;

/** The code of a story to copy: what it renders as it is written, or else what Storybook made of its args. */
export function storyCode(code: string, { parameters }: StorySource): string {
  return renderedIn(parameters.docs?.source?.originalSource ?? '') ?? code.replaceAll(mocked, '');
}

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
