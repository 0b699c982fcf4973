import { layout } from '../../layout/layout.ts';

export const preview = layout({
  width: '3.5rem',
  height: '4.5rem',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: '4px',
});

export const name = layout({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
