import { layout } from '../../page/layout.ts';

/** There is no visible title above it. */
export const text = layout({ paddingTop: '1.5rem' });
