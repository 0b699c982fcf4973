import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = component({
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: 'min(18rem, 100vw - 1rem)',
  padding: `${space[6]} ${space[12]}`,
  borderRadius: vars.radius.badge,
  background: color.text,
  color: color.page,
  fontSize: vars.text.meta,
  lineHeight: 1.4,
  animation: `${appear} ${motion.hover} ${motion.enter}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
