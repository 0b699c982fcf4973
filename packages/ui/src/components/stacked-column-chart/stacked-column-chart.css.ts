import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const part = component({
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 1 } },
});

/** Low risk is pale, so that high risk stands out. */
export const tone = variants({
  brand: { fill: color.primary[9], stroke: color.primary.edge },
  second: { fill: color.secondary[9], stroke: color.secondary.edge },
  neutral: { fill: color.control },
  low: { fill: color.risk.low.border },
  medium: { fill: color.risk.medium.fill },
  high: { fill: color.risk.high.fill },
  critical: { fill: color.risk.critical.fill },
});
