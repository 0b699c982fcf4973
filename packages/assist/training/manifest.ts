import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { corpusFiles } from '@mediation/assist-corpus';

/** What training writes beside the manifest: weights, thresholds, and what models reach on voices that they have not seen. */
export const trainedFiles = ['full', 'draft', 'thresholds', 'draft-thresholds', 'measured'] as const;

/** Where one of these files is. */
export const fileOf = (name: (typeof trainedFiles)[number] | 'manifest') =>
  new URL(`../src/data/models/${name}.json`, import.meta.url);

/** A value as these files have it. */
export const asFile = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function hashOf(files: readonly URL[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const imports = /^import (?!type)[^;]*? from '(\..+\.ts)';$/gm;

/** Files of a program with all that they import. */
function programOf(...entries: string[]): URL[] {
  const program = new Set(entries.map((entry) => new URL(entry, import.meta.url).href));
  // A loop over a set also visits what is added to it meanwhile.
  for (const file of program)
    for (const [, path] of readFileSync(new URL(file), 'utf8').matchAll(imports))
      program.add(new URL(path!, file).href);
  return Array.from(program, (file) => new URL(file));
}

/** The hashes of what the models were made from, and of what was made. */
export const manifest = () => ({
  corpus: hashOf(corpusFiles()),
  code: hashOf(programOf('train.ts', 'fold.ts', '../../assist-corpus/src/read.ts')),
  models: hashOf(trainedFiles.map((name) => fileOf(name))),
});
