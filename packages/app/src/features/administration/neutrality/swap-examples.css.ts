import { layout } from '../../../shared/layout/layout.ts';

/** One line for each message of a conversation. */
export const lines = layout({ whiteSpace: 'pre-line' });
