import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../shared/layout/layout.ts';

const line = `1px solid ${vars.color.line}`;

export const sides = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = layout({
  minWidth: 0,
  padding: vars.size.cardPad,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': { [phone]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: line } } } },
});

export const who = layout({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const facts = layout({ marginTop: vars.space[12] });
