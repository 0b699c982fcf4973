import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative' });

export const select = override({ appearance: 'none', paddingInlineEnd: '2.5rem', textOverflow: 'ellipsis' });

export const chevron = component({
  position: 'absolute',
  insetInlineEnd: '0.8rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.soft,
});
