import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout } from '../../../../shared/layout/layout.ts';

const { color, space } = vars;

export const point = layout({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  paddingBlock: space[4],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

globalStyle(`${point} > .lucide`, { width: '1rem', height: '1rem', marginTop: '0.1em' });
