import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'block',
  width: '12rem',
  maxWidth: '100%',
  borderRadius: vars.radius.segment,
  background: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
});
