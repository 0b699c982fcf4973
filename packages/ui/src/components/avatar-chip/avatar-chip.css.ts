import { component, override } from '../../theme/component.ts';
import { inset, meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '100%',
  minHeight: '2.25rem',
  padding: `${space[4]} ${space[8]}`,
  paddingInlineStart: space[4],
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
  marginInlineEnd: `calc(-1 * ${space[6]})`,
  '@media': { '(pointer: coarse)': { width: '2.75rem', minHeight: '2.75rem' } },
});
