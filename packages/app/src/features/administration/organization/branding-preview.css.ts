import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

/** A sample page in the chosen colors. */
export const pane = layout({
  display: 'grid',
  gap: vars.space[12],
  marginTop: vars.space[6],
  padding: vars.size.cardPad,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.page,
  color: vars.color.text,
});
