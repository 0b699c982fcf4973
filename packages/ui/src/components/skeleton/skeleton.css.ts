import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const fade = keyframes({ to: { opacity: 0.55 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeleton = component({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: vars.color.pressed,
  borderRadius: vars.radius.badge,
  animation: `${fade} 1.6s ease-in-out infinite alternate`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'GrayText' },
  },
});

export const shape = variants({
  text: { height: '0.9rem', width: '100%' },
  circle: { height: '2.25rem', width: '2.25rem', borderRadius: '50%' },
  block: { height: '6rem', width: '100%', borderRadius: vars.radius.card },
});

/** Hidden for the first 300 ms. */
export const group = component({ animation: `${appear} 1ms 300ms backwards` });

export const slow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginTop: vars.space[16],
  color: vars.color.soft,
});
