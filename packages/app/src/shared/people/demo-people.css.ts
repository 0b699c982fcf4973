import { layout } from '../layout/layout.ts';
import { vars } from '@mediation/ui/vars';

/** Whose place is beside the form, and below it where there is one column. */
export const belowForm = layout({
  position: 'absolute',
  width: 'calc(100vw - 2.5rem)',
  paddingBlock: vars.space[32],
  '@media': { '(min-width: 56.26em)': { display: 'none' } },
});

/** Over the words beside the form. It takes no room and scrolls by itself, so that nothing moves when the list comes. */
export const besideForm = layout({
  position: 'absolute',
  zIndex: 1,
  width: 'min(30rem, 38vw)',
  maxHeight: 'calc(100dvh - 15rem)',
  overflowY: 'auto',
  background: vars.color.sunken,
});

export const person = layout({
  flexDirection: 'row',
  flexWrap: 'nowrap',
  alignItems: 'center',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
