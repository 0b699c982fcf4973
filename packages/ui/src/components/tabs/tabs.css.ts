import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Positioned, so that the visually hidden text of a count scrolls with it and does not widen the page. */
export const list = component({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
});

const chosen = { color: color.text, fontWeight: vars.weight.strong, borderBottomColor: color.primary[11] };

export const tab = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: vars.size.nav,
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.soft,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  selectors: {
    '&[aria-selected=true]': chosen,
    '&[aria-current]': chosen,
    '&:disabled': { color: color.placeholder, cursor: 'not-allowed' },
  },
});

export const panel = component({ marginBlockStart: vars.size.gap, ':focus-visible': { outlineOffset: 6 } });
