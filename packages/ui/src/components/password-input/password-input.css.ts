import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative' });

export const input = override({ paddingInlineEnd: vars.space[48] });

export const toggle = override({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlock: vars.space[4],
  width: '2.5rem',
  minHeight: 0,
});
