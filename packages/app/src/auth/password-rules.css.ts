import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../shared/layout/layout.ts';

export const rules = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[16]}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rule = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
});
