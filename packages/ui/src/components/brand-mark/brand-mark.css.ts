import { component } from '../../theme/component.ts';
import { hidden, truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '2.5rem',
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  color: color.text,
  textDecoration: 'none',
});

export const mark = component({
  width: '1.875rem',
  height: '1.875rem',
  flex: 'none',
  fill: 'none',
  stroke: color.primary.on,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
});

export const ground = component({ fill: color.primary[9], stroke: color.primary.edge, strokeWidth: 1 });

export const second = component({ opacity: 0.72 });

/** In dark mode dark letters stand on a light plate. A wide logo shrinks when the bar is narrow, after the name. */
export const logo = component({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: 'min(10rem, 100%)',
  maxHeight: '2rem',
  objectFit: 'contain',
  borderRadius: vars.radius.badge,
  background: color.plate,
  boxShadow: `0 0 0 ${space[4]} ${color.plate}`,
  forcedColorAdjust: 'none',
});

export const name = component({ flex: '0 1000 auto', ...truncated });

export const hiddenOnPhone = component({ '@media': { [phone]: hidden } });
