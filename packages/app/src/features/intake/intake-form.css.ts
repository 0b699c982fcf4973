import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, phone } from '../../shared/layout/layout.ts';

const barHeight = '10rem';

/** A focused field scrolls clear of the bar at the bottom. */
export const form = layout({});
globalStyle(`${form} :is(input, textarea)`, { '@layer': { overrides: { scrollMarginBlockEnd: barHeight } } });

/** Stays visible, above a phone's tab bar, and shows whether the answers are saved. */
export const bar = layout({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: '-1px',
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.page,
  '@media': { [phone]: { insetBlockEnd: `calc(${vars.space[64]} + env(safe-area-inset-bottom))` } },
});
