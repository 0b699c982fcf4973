import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

export const message = layout({ alignItems: 'flex-start', paddingBlock: vars.space[16] });

export const words = layout({ flex: 1, minWidth: 0 });

export const text = layout({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});
