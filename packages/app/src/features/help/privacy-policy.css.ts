import { layout } from '../../shared/layout/layout.ts';

/** There is no visible title above it. */
export const text = layout({ paddingTop: '1.5rem' });
