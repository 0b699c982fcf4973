import { layout } from '../shared/layout/layout.ts';

/** Takes no space: its content is fixed in the corner of the window. */
export const corner = layout({ position: 'absolute', '@media': { print: { display: 'none' } } });
