import { layout } from '../../shared/layout/layout.ts';

export const form = layout({ display: 'grid', gap: '1.5rem' });
