import file from '../data/models/full.json' with { type: 'json' };
import { narrow } from './model.ts';
import { fullOutputs, indicatorOutputs } from './full-outputs.ts';
import { toneOutputs } from './tone-outputs.ts';
import { unpack } from './unpack.ts';

// One model, too large for a browser. A text is judged for its tone first, and for indicators only if it is not harmless.
const model = unpack(file, fullOutputs);
export const toneModel = narrow(model, toneOutputs);
export const indicatorModel = narrow(model, indicatorOutputs);
