import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const key = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[8]} ${vars.space[20]}`,
  color: vars.color.soft,
  fontSize: vars.size.small,
});

export const entry = component({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const swatch = component({
  flex: 'none',
  width: '1.25rem',
  height: '0.875rem',
  border: '1px solid',
  borderInlineStartWidth: 3,
  borderRadius: 3,
});
