import { keyframes } from '@vanilla-extract/css';
import { component, inside, variants } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion, space } = vars;
const available = 'var(--radix-popover-content-available-height)';

const open = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${motion.shift}))` } });
const leave = keyframes({ to: { opacity: 0 } });

export const content = component({
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 1.5rem)',
  maxHeight: available,
  overflow: 'hidden',
  background: vars.color.surface,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  animation: `${open} ${motion.menu} ${motion.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${motion.hover} ${motion.leave} forwards` } },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, borderRadius: vars.radius.dialog },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const size = variants({
  small: { width: '20rem' },
  panel: {
    width: '26rem',
    '@media': { [phone]: { width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderRadius: 0 } },
  },
});

/** On a phone a panel fills the screen, wherever its trigger is. */
inside(`[data-radix-popper-content-wrapper]:has(> ${size.panel})`, {
  '@media': { [phone]: { inset: '0 !important', transform: 'none !important' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  minHeight: '3.5rem',
  padding: `${space[8]} ${space[12]}`,
  paddingInlineStart: space[20],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = component({ flex: 1, minWidth: 0 });

export const body = component({ flex: 1, minHeight: 0, overflow: 'auto' });

export const padded = component({ padding: `${space[16]} ${space[20]}` });

export const foot = component({
  flex: 'none',
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
});
