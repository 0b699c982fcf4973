import { vars } from '@mediation/ui/vars';
import { layout } from '../shared/layout/layout.ts';

/** At the bottom of the window, above what stands there. */
export const corner = layout({
  position: 'fixed',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 10,
});
