export { default as thresholds } from '../data/models/thresholds.json' with { type: 'json' };
export { toneModel } from './full-model.ts';
