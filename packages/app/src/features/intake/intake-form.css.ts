import { vars } from '@mediation/ui/vars';
import { layout } from '../../page/layout.ts';

/** Stays in view, so that nobody has to look for whether their words are saved. */
export const bar = layout({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: '0.75rem',
  background: vars.color.page,
});
