import { layout } from '../../../shared/layout/layout.ts';

/** With large letters the badge goes below the name. */
export const row = layout({ flexWrap: 'wrap' });

export const name = layout({ flex: '1 1 6rem', overflowWrap: 'anywhere', lineHeight: 1.4 });
