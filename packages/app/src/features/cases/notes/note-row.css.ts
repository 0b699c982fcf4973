import { layout } from '../../../shared/layout/layout.ts';

export const form = layout({ flex: 1, minWidth: 0 });

export const text = layout({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
