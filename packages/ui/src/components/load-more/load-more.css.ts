import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: vars.space[12],
  color: vars.color.soft,
  fontSize: vars.size.small,
});
