import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { besideExit } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion } = vars;

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
      '@media': { [phone]: { maxHeight: 'none', paddingTop: '3.25rem' } },
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
    '&&': { position: 'absolute', top: '1rem', insetInlineEnd: '1rem' },
    [besideExit]: { '@media': { [phone]: { top: '4.25rem' } } },
  },
});

export const title = component({
  padding: '1.5rem 1.75rem 0',
  paddingInlineEnd: '4.25rem',
  fontSize: vars.text.medium,
  lineHeight: 1.25,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const description = component({ color: vars.color.soft });

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  flex: 'auto',
  minHeight: 0,
  overflow: 'auto',
  padding: '0.75rem 1.75rem 1.5rem',
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.75rem',
  padding: '0 1.75rem 1.75rem',
  '@media': { [phone]: { padding: '0 1.25rem 1.25rem' } },
});
