import type { Model } from './model.ts';
import { type ToneOutput, toneOutputs } from './tone-outputs.ts';
import { type ModelFile, unpack } from './unpack.ts';

export { default as thresholds } from '../data/models/draft-thresholds.json' with { type: 'json' };

const answer = await fetch(new URL('../data/models/draft.json', import.meta.url));
if (!answer.ok) throw new Error(`The tone model answered with ${answer.status}.`);

const model: Model<ToneOutput> = unpack((await answer.json()) as ModelFile, toneOutputs);

/** The smaller model for tone alone, which a browser fetches when the first draft is checked. */
export const toneModel = () => model;
