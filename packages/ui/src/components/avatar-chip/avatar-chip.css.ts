import { component, override } from '../../theme/component.ts';
import { inset, meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  maxWidth: '100%',
  minHeight: '2.25rem',
  padding: '0.2rem 0.6rem',
  paddingInlineStart: '0.25rem',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: inset(vars.color.line),
  color: vars.color.text,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:is(a, button):hover': { background: vars.color.hover } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const name = component({ ...truncated, fontWeight: vars.weight.medium });

export const role = component({ ...meta, flex: 'none' });

export const remove = override({
  width: '1.75rem',
  minHeight: '1.75rem',
  marginInlineEnd: '-0.35rem',
  '@media': { '(pointer: coarse)': { width: '2.75rem', minHeight: '2.75rem' } },
});
