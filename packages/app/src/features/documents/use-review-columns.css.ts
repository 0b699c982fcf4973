import { layout, tablet } from '../../shared/layout/layout.ts';

/** Keeps the three buttons on one line where there is room. */
export const actions = layout({ minWidth: '22rem', '@media': { [tablet]: { minWidth: 0 } } });
