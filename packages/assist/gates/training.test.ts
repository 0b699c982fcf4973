import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus } from '../training/corpus.ts';
import { manifest } from '../training/manifest.ts';
import { fitModels, rowOf } from '../training/models.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('training again gives the weights that ship, to the byte', { timeout: 300_000 }, () => {
  const { full, draft } = fitModels(readCorpus().map((message) => rowOf(message)));
  expect(`${JSON.stringify(full, null, 2)}\n`).toBe(fileOf('../src/data/models/full.json'));
  expect(`${JSON.stringify(draft, null, 2)}\n`).toBe(fileOf('../src/data/models/draft.json'));
  expect(`${JSON.stringify(manifest(), null, 2)}\n`).toBe(fileOf('../src/data/models/manifest.json'));
});
