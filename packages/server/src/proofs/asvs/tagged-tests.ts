import { type Source, readSources } from './sources.ts';

/** A test that verifies a requirement, and its location. */
export interface TaggedTest {
  file: string;
  title: string;
}

const tag = /\/\/ ASVS ([\d., ]+)\n\s*test(?:\.skipIf\(\w+\)|\.for\((?:\[[^\]]*\]|\w+)\))?\(\s*(['`])([^\n]*?)\2,/g;

/** The tests of each requirement: those with a line like `// ASVS 7.4.1, 7.4.2` directly above them. */
export function taggedTests(sources: Source[] = readSources()): Map<string, TaggedTest[]> {
  const found = new Map<string, TaggedTest[]>();
  for (const { file, text } of sources) {
    const tags = [...text.matchAll(tag)];
    if (tags.length !== (text.match(/^\s*\/\/ ASVS/gm) ?? []).length)
      throw new Error(`${file} has a line with ASVS that is not right above a test.`);
    for (const [, ids = '', , title = ''] of tags)
      for (const id of ids.split(', '))
        found.set(id, [
          ...(found.get(id) ?? []),
          { file, title: title.replace('${reason}', '').replaceAll(/\$\{.*?\}/g, '…') },
        ]);
  }
  return found;
}
