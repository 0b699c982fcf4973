import { layout } from './layout.ts';

/** A readable width for forms. */
export const form = layout({ maxWidth: '44rem' });

/** The width of a short number field with its label. */
export const number = layout({ maxWidth: '16rem' });
