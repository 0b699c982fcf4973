import file from '../data/models/full.json' with { type: 'json' };
import type { Model } from './model.ts';
import { type FullOutput, fullOutputs } from './full-outputs.ts';
import { unpack } from './unpack.ts';

/** The model for tone, risk and indicators, too large for a browser. */
export const fullModel: Model<FullOutput> = unpack(file, fullOutputs);
