import { component } from '../../theme/component.ts';
import { fieldFocus, inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Text is at least 16 px on phones, because they zoom in on smaller fields. */
export const input = component({
  width: '100%',
  minHeight: vars.size.control,
  padding: `${space[6]} ${space[12]}`,
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  '::placeholder': { color: color.placeholder, opacity: 1 },
  ':hover': { borderColor: color.placeholder, transition: `border-color ${vars.motion.hover}` },
  ':focus': { ...fieldFocus, borderRadius: vars.radius.control },
  ':disabled': { background: color.hover, borderColor: color.line, color: color.placeholder, cursor: 'not-allowed' },
  selectors: {
    '&[readonly]': { background: color.sunken },
    '&[aria-invalid=true]': { borderColor: color.danger.solid, boxShadow: inset(color.danger.solid) },
    '&[aria-invalid=true]:focus': { borderColor: 'transparent', boxShadow: 'none' },
  },
  '@media': { '(pointer: coarse)': { fontSize: `max(1rem, ${vars.size.body})` } },
});
