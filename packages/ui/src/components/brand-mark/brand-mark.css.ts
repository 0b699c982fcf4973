import { component } from '../../theme/component.ts';
import { hidden } from '../../theme/fragments.ts';
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
  whiteSpace: 'nowrap',
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

/** A wide logo shrinks when the bar is narrow. */
export const logo = component({ maxHeight: '2rem', minWidth: 0, maxWidth: 'min(10rem, 100%)', objectFit: 'contain' });

export const name = component({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const hiddenOnPhone = component({ '@media': { [phone]: hidden } });
