import { layout } from '../../page/layout.ts';

export const column = layout({ display: 'grid', gap: 'var(--ui-size-gap)', maxWidth: '40rem' });
