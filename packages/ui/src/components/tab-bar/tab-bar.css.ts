import { component, inside, override } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { phone, sideways } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const bar = component({
  display: 'none',
  position: 'sticky',
  zIndex: vars.layer.sticky,
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': {
    [phone]: {
      bottom: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
      borderTop: `1px solid ${color.line}`,
    },
    [sideways]: {
      gridColumn: 1,
      gridRow: 3,
      top: vars.size.topBar,
      display: 'flex',
      flexDirection: 'column',
      height: `calc(100dvh - ${vars.size.topBar})`,
      overflow: 'auto',
      borderTop: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
    print: { display: 'none' },
  },
});

/** What takes the focus is scrolled free of the bar. */
inside(`main:has(~ ${bar}) *`, {
  '@media': {
    [phone]: { scrollMarginBottom: `calc(${space[64]} + ${space[32]} + env(safe-area-inset-bottom))` },
  },
});

export const item = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  minHeight: '4rem',
  padding: `${space[8]} 1px ${space[6]}`,
  border: 0,
  background: 'none',
  color: color.soft,
  fontSize: `min(${vars.text.meta}, 3.4vw)`,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'manual',
  overflowWrap: 'normal',
  vars: { [iconSize]: '1.5rem' },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { [sideways]: { minHeight: 'auto' } },
  selectors: {
    '&[aria-current]': {
      color: color.primary[11],
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 3px 0 ${color.primary[11]}`,
    },
  },
});

inside(`${item}[aria-current]`, { '@media': { '(forced-colors: active)': { borderTop: '3px solid Highlight' } } });

export const count = override({
  position: 'absolute',
  top: space[4],
  insetInlineStart: `calc(50% + ${space[6]})`,
  minWidth: '1.2rem',
  height: '1.2rem',
  fontSize: '0.7rem',
});
