import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { besideExit } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion, space } = vars;

const enter = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${motion.shift}))` } });
const leave = keyframes({ to: { opacity: 0 } });

export const toaster = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: space[16],
  insetInlineEnd: space[16],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[8],
  width: 'min(22rem, 100vw - 2rem)',
  pointerEvents: 'none',
  selectors: { [besideExit]: { top: `calc(${vars.size.topBar} + ${space[16]})` } },
});

export const toast = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.label,
  lineHeight: 1.35,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  animation: `${enter} ${motion.menu} ${motion.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${leave} ${motion.hover} ${motion.leave} forwards` } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tone = variants({
  default: {},
  success: {},
  destructive: {
    boxShadow: `${vars.shadow.menu}, inset 4px 0 0 ${vars.color.danger.solid}`,
    selectors: { '[dir=rtl] &': { boxShadow: `${vars.shadow.menu}, inset -4px 0 0 ${vars.color.danger.solid}` } },
  },
});

export const icon = variants({
  default: { color: vars.color.icon },
  success: { color: vars.color.success.text },
  destructive: { color: vars.color.danger.text },
});

export const text = component({ flex: 1, minWidth: 0 });
