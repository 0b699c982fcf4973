import changelog from '../../CHANGELOG.md?raw';

/** The changelog since the last release, or that of the last release, as Markdown without its title. */
export const newest: string = changelog.split(/^## .*$/m).find((part, at) => at > 0 && part.includes('\n- ')) ?? '';

/** The first points of it, each as one sentence. */
export const headlines = (count: number): string[] =>
  [...newest.matchAll(/^- (?<words>.+(?:\n {2}.+)*)/gm)]
    .map(({ groups }) => (groups?.['words'] ?? '').replaceAll(/\s+/g, ' '))
    .map((words) => /^.*?[.:](?= |$)/.exec(words)?.[0].replace(/:$/, '.') ?? words)
    .slice(0, count);
