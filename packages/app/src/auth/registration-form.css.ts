import { vars } from '@mediation/ui/vars';
import { layout } from '../shared/layout/layout.ts';

export const passwords = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});
