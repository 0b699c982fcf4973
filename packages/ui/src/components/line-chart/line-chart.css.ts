import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const line = { fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

export const main = component({ ...line, stroke: color.primary.edge });

/** The line for comparison. */
export const other = component({ ...line, stroke: color.control, strokeWidth: 2 });

export const end = component({ fill: color.primary[9], stroke: color.primary.edge, strokeWidth: 1.5 });

export const band = component({
  fill: color.hover,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'GrayText' } },
});
