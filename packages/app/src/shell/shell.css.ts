import { vars } from '@mediation/ui/vars';
import { layout } from '../page/layout.ts';

/** Toasts stand below the top bar, so that they never cover Quick exit. */
export const toasts = layout({
  position: 'fixed',
  insetInline: 0,
  top: vars.size.topBar,
  zIndex: vars.layer.toast,
  transform: 'translateZ(0)',
});
