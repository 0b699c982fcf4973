import { vars } from '@mediation/ui/vars';
import { page } from '@mediation/ui/breakpoints';
import { layout } from '../../shared/layout/layout.ts';

export const middle = layout({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  maxWidth: '34rem',
  margin: 'auto',
  padding: vars.space[24],
});

/** The chat in a drawer is laid out by the width of the drawer, as it is by that of its page. */
export const drawer = layout({ container: `${page} / inline-size` });
