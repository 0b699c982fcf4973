import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const art = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 3,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

const thread = { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;

export const first = component({ ...thread, stroke: color.primary.edge });

export const second = component({ ...thread, stroke: color.secondary.edge });

export const tie = component({ ...thread, stroke: color.divider, strokeWidth: 1.25 });

/** The remaining part of the threads; the drawing sets the color. */
export const rest = component(thread);
