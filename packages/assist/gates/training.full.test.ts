// Guards packages/assist-corpus/** packages/assist/training/** packages/assist/src/classifier/** packages/assist/src/data/**
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asFile, fileOf, trainedFiles } from '../training/manifest.ts';
import { trained } from '../training/trained.ts';

test(
  'training again gives the weights, thresholds and figures that ship, to the byte',
  { timeout: 900_000 },
  async () => {
    const made = await trained();
    const isSame = trainedFiles.map((name) => [name, asFile(made[name]) === readFileSync(fileOf(name), 'utf8')]);
    expect(isSame).toEqual(trainedFiles.map((name) => [name, true]));
  },
);
