import { layout, phone } from '../../page/layout.ts';

/** Three buttons stay on one line, where there is room for one. */
export const actions = layout({ minWidth: '20rem', '@media': { [phone]: { minWidth: 0 } } });
