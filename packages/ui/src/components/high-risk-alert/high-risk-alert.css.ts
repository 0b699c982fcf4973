import { keyframes } from '@vanilla-extract/css';
import { component, override } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

const { high } = vars.color.risk;

const run = keyframes({ to: { transform: 'scaleX(0)' } });

export const alert = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[12]} ${space[12]} ${space[16]} ${space[16]}`,
  borderRadius: vars.radius.card,
  background: high.bg,
  boxShadow: inset(high.border),
  lineHeight: 1.4,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({ marginTop: space[2], color: high.text });

export const dismiss = override({ alignSelf: 'start' });

export const text = component({ fontSize: vars.size.small });

export const actions = component({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** The shrinking bar is also the timer: pausing the animation pauses the time. The component sets the duration. */
export const bar = component({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  background: high.fill,
  transformOrigin: 'left',
  animation: `${run} 10s linear forwards`,
  selectors: {
    '[dir=rtl] &': { transformOrigin: 'right' },
    [`${alert}:is(:hover, :focus-within) > &`]: { animationPlayState: 'paused' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationTimingFunction: 'steps(10)' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
