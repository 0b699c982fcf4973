import { expect, test } from 'vitest';
import shipped from '../src/data/models/manifest.json' with { type: 'json' };
import { manifest } from '../training/manifest.ts';

// Training is deterministic: the same corpus and the same code give the same models.
test('the models that ship are those of this corpus and this training', () => {
  expect(manifest(), 'run `npm run assist:train` and commit what it writes').toEqual(shipped);
});
