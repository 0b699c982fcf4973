import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = component({
  position: 'fixed',
  insetInlineStart: '1rem',
  top: '-5rem',
  zIndex: vars.layer.exit,
  padding: '0.75rem 1rem',
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
  ':focus': { top: '1rem' },
});
