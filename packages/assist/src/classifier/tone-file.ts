import file from '../data/models/tone.json' with { type: 'json' };
import type { ModelFile } from './unpack.ts';

/** The weights of the tone model. */
export const toneFile: ModelFile = file;
