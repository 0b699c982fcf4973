import { component, inside } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = component({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineStart: vars.space[2],
});

inside(`${group} > [aria-hidden]`, {
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
