import { component } from '../../theme/component.ts';
import { hidden } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const height = '2.5rem';

/** A name that has no room beside the mark goes to a second line, which is not seen: a mark alone is better than a cut name. */
export const root = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: space[12],
  minWidth: 0,
  maxWidth: '100%',
  height,
  overflow: ['hidden', 'clip'],
  overflowClipMargin: space[4],
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  color: color.text,
  textDecoration: 'none',
  // Makes the first line as high as all of it.
  '::before': { content: '', width: 0, height, marginInlineEnd: `calc(-1 * ${space[12]})` },
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

/** In dark mode dark letters stand on a light plate. A wide logo is at most as wide as the bar has room. */
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

export const name = component({ flex: 'none', whiteSpace: 'nowrap', lineHeight: height });

export const hiddenOnPhone = component({ '@media': { [phone]: hidden } });
