import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, phone } from '../../shared/layout/layout.ts';

const barHeight = '10rem';

/** Whatever takes the focus is scrolled clear of the bar at its end. */
export const form = layout({});
globalStyle(`${form} :is(input, textarea)`, { '@layer': { overrides: { scrollMarginBlockEnd: barHeight } } });

/** Stays in view, above a phone's tabs, so that nobody has to look for whether their words are saved. */
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
