import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { besideExit, exitLine } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.shift})` } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: vars.color.scrim,
  animation: `${fadeIn} ${motion.dialog} ${motion.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${fadeOut} ${motion.menu} ${motion.leave} forwards` } },
});

export const panel = component({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const content = component({
  inset: 0,
  margin: 'auto',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 3rem)',
  borderRadius: vars.radius.dialog,
  animation: `${rise} ${motion.dialog} ${motion.enter}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.menu} ${motion.leave} forwards` },
    [besideExit]: {
      maxHeight: 'calc(100dvh - 8rem)',
      '@media': { [phone]: { maxHeight: 'none', paddingTop: exitLine } },
    },
  },
  '@media': {
    [phone]: {
      width: '100%',
      height: '100%',
      maxHeight: 'none',
      borderRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
});

const width = (rem: string) => ({
  width: `min(${rem}, 100vw - 2rem)`,
  '@media': { [phone]: { width: '100%' } },
});

export const size = variants({ small: width('28rem'), medium: width('40rem'), large: width('56rem') });

export const close = component({
  selectors: {
    '&&': { position: 'absolute', top: space[16], insetInlineEnd: space[16] },
    [besideExit]: { '@media': { [phone]: { top: `calc(${exitLine} + ${space[16]})` } } },
  },
});

export const title = component({
  padding: `${space[24]} ${space[24]} 0`,
  paddingInlineEnd: space[64],
  fontSize: vars.text.medium,
  lineHeight: 1.25,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const description = component({ color: vars.color.soft });

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: 'auto',
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[12]} ${space[24]} ${space[24]}`,
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  padding: `0 ${space[24]} ${space[24]}`,
  '@media': { [phone]: { padding: `0 ${space[20]} ${space[20]}` } },
});
