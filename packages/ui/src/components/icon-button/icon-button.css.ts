import { component, override, variants } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative', padding: 0 });

export const size = variants({
  small: {
    width: vars.size.controlSmall,
    minHeight: vars.size.controlSmall,
    vars: { [iconSize]: '1.125rem', [iconStroke]: '1.75' },
  },
  medium: { width: vars.size.control, minHeight: vars.size.control },
});

export const count = override({
  position: 'absolute',
  insetInlineStart: '50%',
  top: `calc(50% - ${vars.space[16]})`,
  minWidth: '1.125rem',
  height: '1.125rem',
  padding: `0 ${vars.space[4]}`,
  fontSize: '0.7rem',
  boxShadow: `0 0 0 2px ${vars.color.surface}, inset 0 0 0 1px ${vars.color.primary.edge}`,
});
