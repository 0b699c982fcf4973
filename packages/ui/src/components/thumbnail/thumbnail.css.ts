import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const thumbnail = component({
  width: '3.5rem',
  height: '4.5rem',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.segment,
});
