import { layout, tablet } from '../../shared/layout/layout.ts';

/** Three buttons stay on one line, where there is room for one. */
export const actions = layout({ minWidth: '22rem', '@media': { [tablet]: { minWidth: 0 } } });
