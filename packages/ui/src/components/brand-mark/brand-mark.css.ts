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

const plate = 'light-dark(transparent, white)';

/** In dark mode dark letters stand on a light plate. A wide logo is at most as wide as the bar has room; the name shrinks. */
export const logo = component({
  flex: 'none',
  maxWidth: 'min(10rem, 100%)',
  maxHeight: '2rem',
  objectFit: 'contain',
  borderRadius: vars.radius.badge,
  background: plate,
  boxShadow: `0 0 0 ${space[4]} ${plate}`,
  forcedColorAdjust: 'none',
});

export const name = component(truncated);

export const hiddenOnPhone = component({ '@media': { [phone]: hidden } });
