import { layout } from '../../page/layout.ts';

/** It is focused only to be read and scrolled from the top. */
export const text = layout({ paddingTop: '1.5rem', ':focus': { outline: 'none' } });
