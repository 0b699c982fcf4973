import { layout } from '../shared/layout/layout.ts';

/** Takes no room of its own: what it holds is fixed in the corner of the window. */
export const corner = layout({ position: 'absolute', '@media': { print: { display: 'none' } } });
