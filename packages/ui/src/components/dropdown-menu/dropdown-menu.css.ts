import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

const open = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${motion.shift}))` } });

export const content = component({
  zIndex: vars.layer.toast,
  minWidth: 'min(13rem, 100vw - 1.5rem)',
  maxWidth: 'calc(100vw - 1.5rem)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflow: 'auto',
  padding: space[6],
  background: color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.menu,
  animation: `${open} ${motion.menu} ${motion.enter}`,
  ':focus-visible': { outline: 'none' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.size.nav,
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.control,
  color: color.text,
  textDecoration: 'none',
  fontSize: vars.size.navText,
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  vars: { [iconSize]: '1.125rem' },
  selectors: {
    '&[data-highlighted]': {
      background: color.hover,
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
    },
    '&[data-disabled]': { color: color.placeholder, cursor: 'not-allowed' },
  },
});

export const tone = variants({ neutral: {}, danger: { color: color.danger.text } });

export const check = component({
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  flex: 'none',
});

export const label = component({
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: color.soft,
  fontSize: vars.text.meta,
});

export const separator = component({ height: 1, margin: `${space[6]} ${space[12]}`, background: color.line });
