import { layout } from './layout.ts';

export const words = layout({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });

export const lines = layout({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, lineHeight: 1.4 });

export const icon = layout({ display: 'inline-flex', flex: 'none' });

export const clamped = layout({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
