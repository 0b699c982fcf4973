import { component } from '../../theme/component.ts';
import { meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const chip = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  lineHeight: 1.2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { 'button&:hover, button&[data-state=open]': { background: vars.color.hover } },
});

/** A long name is cut, so that the controls beside it stay in reach. */
export const name = component({
  ...truncated,
  display: 'block',
  maxWidth: '12rem',
  fontSize: vars.text.label,
  fontWeight: vars.weight.strong,
});

export const role = component({ ...meta, display: 'block' });
