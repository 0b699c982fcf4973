import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus } from '../training/corpus.ts';
import { manifest } from '../training/manifest.ts';
import { fitModels, rowOf } from '../training/models.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('training again gives the weights that ship, to the byte', { timeout: 300_000 }, () => {
  const { tone, draftTone, indicators } = fitModels(readCorpus().map((message) => rowOf(message)));
  expect(`${JSON.stringify(tone, null, 2)}\n`).toBe(fileOf('../src/data/models/tone.json'));
  expect(`${JSON.stringify(draftTone, null, 2)}\n`).toBe(fileOf('../src/data/models/draft-tone.json'));
  expect(`${JSON.stringify(indicators, null, 2)}\n`).toBe(fileOf('../src/data/models/indicators.json'));
  expect(`${JSON.stringify(manifest(), null, 2)}\n`).toBe(fileOf('../src/data/models/manifest.json'));
});
