import file from '../data/models/tone.json' with { type: 'json' };
import type { ModelFile } from './unpack.ts';

export { default as thresholds } from '../data/models/thresholds.json' with { type: 'json' };

/** The weights of the tone model. */
export const toneFile: ModelFile = file;
