import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

/** As many columns of cards as fit. */
export const roles = layout({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});

export const rights = layout({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[16],
  listStyle: 'disc',
});
