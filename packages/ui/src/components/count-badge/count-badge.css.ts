import { component } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const countBadge = component({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.375rem',
  height: '1.375rem',
  padding: `0 ${vars.space[6]}`,
  borderRadius: vars.radius.full,
  background: vars.color.primary[9],
  boxShadow: inset(vars.color.primary.edge),
  color: vars.color.primary.on,
  forcedColorAdjust: 'none',
  fontSize: '0.78rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
