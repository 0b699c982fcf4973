import { vars } from '@mediation/ui/vars';
import { layout } from '../shared/layout/layout.ts';

/** Fixed at the bottom of the window, above other content. */
export const corner = layout({
  position: 'fixed',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 10,
});
