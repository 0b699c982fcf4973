import { vars } from '@mediation/ui/vars';
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
