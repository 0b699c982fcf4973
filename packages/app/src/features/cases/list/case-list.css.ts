import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

export const filters = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 1fr) repeat(3, minmax(9rem, 12rem))',
  gap: vars.space[12],
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    'screen and (width < 60rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
});

/** The line over a group of cases. It reaches over all columns. */
export const group = layout({
  background: vars.color.sunken,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

export const folded = layout({ paddingInline: vars.size.cardPad, borderTop: `1px solid ${vars.color.line}` });
