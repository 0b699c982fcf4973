import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative' });

export const select = override({ appearance: 'none', paddingInlineEnd: vars.space[48], textOverflow: 'ellipsis' });

export const chevron = component({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.soft,
});
