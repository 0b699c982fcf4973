import file from '../data/models/full.json' with { type: 'json' };
import { fullOutputs, indicatorOutputs } from './full-outputs.ts';
import { narrow } from './model.ts';
import { toneOutputs } from './tone-outputs.ts';
import { unpack } from './unpack.ts';

// One model, too large for a browser, and unpacked for the first text. A text is judged for its tone first, and for
// indicators only if it is not harmless.
const read = () => {
  const model = unpack(file, fullOutputs);
  return { tone: narrow(model, toneOutputs), indicators: narrow(model, indicatorOutputs) };
};

let models: ReturnType<typeof read> | undefined;

export const toneModel = () => (models ??= read()).tone;
export const indicatorModel = () => (models ??= read()).indicators;
