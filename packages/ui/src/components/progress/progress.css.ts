import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  marginBottom: vars.space[6],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const track = component({
  position: 'relative',
  height: '0.5rem',
  borderRadius: vars.radius.segment,
  background: color.pressed,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const small = component({ height: '0.25rem' });

export const bar = component({
  height: '100%',
  borderRadius: 'inherit',
  transition: `width ${vars.motion.menu} ${vars.motion.enter}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const tone = variants({
  brand: { background: color.primary[9], boxShadow: inset(color.primary.edge) },
  neutral: { background: color.icon },
  success: { background: color.success.solid },
  warning: { background: color.risk.high.fill },
  danger: { background: color.danger.solid },
});

const sweep = keyframes({ from: { marginInlineStart: '-35%' }, to: { marginInlineStart: '100%' } });

export const unknown = component({
  width: '35%',
  animation: `${sweep} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.5 } },
});
