import { layout } from '../../shared/layout/layout.ts';

export const lines = layout({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
