import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { seed } from './fit.ts';

const hashOf = (folder: string, names: readonly string[]) => {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(new URL(`${folder}${name}`, import.meta.url)));
  return hash.digest('hex');
};

/** What the weights were made from: the hashes of the corpus and of what turns a text into features, and the seed. */
export const manifest = () => ({
  corpus: hashOf(
    '../corpus/',
    readdirSync(new URL('../corpus/', import.meta.url))
      .filter((it) => /^v\d+\.jsonl$/.test(it))
      .toSorted(),
  ),
  features: hashOf('../src/', [
    'classifier/words.ts',
    'classifier/concepts.ts',
    'classifier/shape.ts',
    'classifier/features.ts',
    'data/concepts.ts',
  ]),
  seed,
});
