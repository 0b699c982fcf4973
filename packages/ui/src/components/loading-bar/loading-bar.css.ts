import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/** Hidden for the first 300 ms. */
export const bar = component({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: 3,
  overflow: 'hidden',
  background: vars.color.primary[4],
  animation: `${appear} 1ms 300ms backwards`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    width: '40%',
    background: vars.color.primary[11],
    animation: `${pass} 1.4s ${vars.motion.enter} infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { animation: 'none', width: '100%' } },
    '(forced-colors: active)': { '::after': { background: 'Highlight' } },
  },
});
