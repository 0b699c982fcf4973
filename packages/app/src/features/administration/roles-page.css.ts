import { layout } from '../../shared/layout/layout.ts';

/** As many cards beside each other as there is room for. */
export const roles = layout({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});

export const rights = layout({ display: 'grid', gap: '0.5rem', paddingInlineStart: '1.1rem', listStyle: 'disc' });
