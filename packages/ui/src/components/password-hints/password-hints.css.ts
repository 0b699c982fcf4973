import { component, variants } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const rules = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space[2]} ${vars.space[16]}`,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const rule = component({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'center',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const state = variants({
  met: { color: vars.color.success.text },
  open: { color: vars.color.soft },
});
