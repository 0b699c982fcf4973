import { component } from '../../theme/component.ts';
import { surface } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  ...surface,
  borderRadius: vars.radius.control,
  padding: `${vars.space[12]} ${vars.space[12]}`,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const label = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBottom: vars.space[6],
  color: vars.color.soft,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const text = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
