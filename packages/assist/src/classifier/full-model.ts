import { readFileSync } from 'node:fs';
import { fullOutputs, indicatorOutputs } from './full-outputs.ts';
import { narrow } from './model.ts';
import { toneOutputs } from './tone-outputs.ts';
import { type ModelFile, unpack } from './unpack.ts';

// One model, too large for a browser, and read with the first text: most starts of a server, and most tests, need none.
// A text is judged for its tone first, and for indicators only if it is not harmless.
const read = () => {
  const file = JSON.parse(readFileSync(new URL('../data/models/full.json', import.meta.url), 'utf8')) as ModelFile;
  const model = unpack(file, fullOutputs);
  return { tone: narrow(model, toneOutputs), indicators: narrow(model, indicatorOutputs) };
};

let models: ReturnType<typeof read> | undefined;

export const toneModel = () => (models ??= read()).tone;
export const indicatorModel = () => (models ??= read()).indicators;
