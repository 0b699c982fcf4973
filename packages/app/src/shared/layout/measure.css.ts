import { layout } from './layout.ts';

/** As wide as a form is read at ease. */
export const form = layout({ maxWidth: '44rem' });

/** As wide as a number of a few digits and its question need. */
export const number = layout({ maxWidth: '16rem' });
