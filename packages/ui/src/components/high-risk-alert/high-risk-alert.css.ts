import { keyframes } from '@vanilla-extract/css';
import { component, override } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { high } = vars.color.risk;

const run = keyframes({ to: { transform: 'scaleX(0)' } });

export const alert = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0.25rem 0.75rem',
  padding: '0.75rem 0.75rem 0.95rem 1rem',
  borderRadius: vars.radius.card,
  background: high.bg,
  boxShadow: inset(high.border),
  lineHeight: 1.4,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({ marginTop: '0.1rem', color: high.text });

export const dismiss = override({ alignSelf: 'start' });

export const text = component({ fontSize: vars.size.small });

export const actions = component({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** Runs towards its start and is the clock itself: where it stops, time stops. The component says how long it takes. */
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
