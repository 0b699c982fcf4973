import type { ModelFile } from './unpack.ts';

export { default as thresholds } from '../data/models/draft-thresholds.json' with { type: 'json' };

const answer = await fetch(new URL('../data/models/draft-tone.json', import.meta.url));
if (!answer.ok) throw new Error(`The tone model answered with ${answer.status}.`);

/** The weights of the smaller tone model, which a browser fetches when the first draft is checked. */
export const toneFile = (await answer.json()) as ModelFile;
