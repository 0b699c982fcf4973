import { layout } from './layout.ts';

/** Of no use on paper. */
export const unprinted = layout({ '@media': { print: { display: 'none' } } });
