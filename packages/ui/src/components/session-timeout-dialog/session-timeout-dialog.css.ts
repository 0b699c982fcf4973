import { component, variants } from '../../theme/component.ts';
import { voice } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Contains the panel and the quick exit, which must stay reachable. */
export const place = component({ position: 'fixed', inset: 0, zIndex: vars.layer.dialog });

export const clock = component({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: `0 ${space[8]}` });

export const digits = component({
  ...voice,
  fontSize: '3.5rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const soft = component({ color: color.soft });

export const bar = component({
  height: '0.625rem',
  borderRadius: vars.radius.segment,
  background: color.pressed,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const left = component({
  height: '100%',
  borderRadius: 'inherit',
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const stage = variants({
  calm: { background: color.soft },
  soon: { background: color.risk.high.fill },
  now: { background: color.danger.solid },
});
