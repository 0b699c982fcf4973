import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { voices } from './corpus.ts';
import { seed } from './fit.ts';

const featureFiles = ['words.ts', 'hash.ts', 'concepts.ts', 'shape.ts', 'features.ts', '../data/concepts.ts'];

function hashOf(files: readonly URL[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** What the weights were made from: the hashes of the corpus and of what turns a text into features, and the seed. */
export const manifest = () => ({
  corpus: hashOf(voices()),
  features: hashOf(featureFiles.map((name) => new URL(`../src/classifier/${name}`, import.meta.url))),
  seed,
});
