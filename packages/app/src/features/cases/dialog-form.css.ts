import { layout } from '../../page/layout.ts';

export const form = layout({ display: 'grid', gap: '1.5rem' });
