import { layout, phone } from '../shared/layout/layout.ts';

export const rules = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.15rem 1rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rule = layout({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
});
