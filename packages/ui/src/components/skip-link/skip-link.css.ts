import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = component({
  position: 'fixed',
  insetInlineStart: vars.space[16],
  top: '-100%',
  zIndex: vars.layer.exit,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
  ':focus': { top: vars.space[16] },
  '@media': { print: { display: 'none' } },
});
