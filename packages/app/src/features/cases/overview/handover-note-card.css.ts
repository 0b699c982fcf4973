import { layout } from '../../../shared/layout/layout.ts';

/** Keeps the line breaks of a note. */
export const note = layout({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
