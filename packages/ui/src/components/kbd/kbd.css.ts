import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const kbd = component({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.375rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.segment,
  fontFamily: vars.font.work,
  fontSize: vars.text.tiny,
  lineHeight: 1.2,
  color: 'inherit',
});
