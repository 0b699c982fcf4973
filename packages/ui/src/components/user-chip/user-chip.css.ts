import { component } from '../../theme/component.ts';
import { meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const chip = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  padding: '0.2rem 0.5rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  lineHeight: 1.2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { 'button&:hover, button&[data-state=open]': { background: vars.color.hover } },
});

/** A long name gives way: what stands beside it in the top bar must stay in reach. */
export const name = component({
  ...truncated,
  display: 'block',
  maxWidth: '12rem',
  fontSize: vars.text.label,
  fontWeight: vars.weight.strong,
});

export const role = component({ ...meta, display: 'block' });
