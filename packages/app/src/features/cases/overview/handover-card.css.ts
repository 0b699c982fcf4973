import { layout } from '../../../shared/layout/layout.ts';

/** A note as it was written, line by line. */
export const note = layout({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
