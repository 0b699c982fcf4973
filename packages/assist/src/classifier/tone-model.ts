export { default as thresholds } from '../data/models/thresholds.json' with { type: 'json' };
export { fullModel as toneModel } from './full-model.ts';
