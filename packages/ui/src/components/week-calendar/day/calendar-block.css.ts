import { component, variants } from '../../../theme/component.ts';
import { inset } from '../../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../../theme/icon-size.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const block = component({
  display: 'flex',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  padding: `${space[4]} ${space[8]}`,
  border: '1px solid',
  borderInlineStartWidth: 3,
  borderRadius: vars.radius.badge,
  fontSize: vars.text.meta,
  // One height for all sizes, so that whole lines fit.
  lineHeight: '1.1875rem',
  textAlign: 'start',
  textDecoration: 'none',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  ':hover': { boxShadow: inset('currentColor') },
  selectors: { '&[data-movable]': { cursor: 'grab' }, '&[data-shared]': { padding: space[4] } },
});

/** The lines of a block: those that fit, each whole. */
export const lines = component({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(1lh, round(down, 100%, 1lh))',
  overflow: 'hidden',
});

const striped = {
  background: `repeating-linear-gradient(135deg, ${color.hover} 0 6px, ${color.sunken} 6px 12px)`,
  borderColor: color.line,
  borderInlineStartWidth: 1,
  color: color.soft,
} as const;

const grey = {
  background: color.hover,
  borderColor: color.line,
  borderInlineStartColor: color.control,
  color: color.soft,
} as const;

/** The styles of block states, also used by the swatches of the key. */
export const state = variants({
  agreed: {
    background: color.primary[3],
    borderColor: color.primary[6],
    borderInlineStartColor: color.primary.edge,
    color: color.primary[12],
  },
  now: {
    background: color.primary[9],
    borderColor: color.primary.edge,
    color: color.primary.on,
    forcedColorAdjust: 'none',
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 } },
  },
  held: { background: color.surface, border: `1.5px dashed ${color.control}`, color: color.text },
  own: striped,
  booked: { ...striped, padding: space[4] },
  offered: {
    background: color.primary[3],
    border: `2px solid ${color.primary.edge}`,
    color: color.primary[12],
  },
  taken: grey,
  past: grey,
});

/** Below three quarters of an hour there is room for one line. */
export const short = component({ flexDirection: 'row', gap: space[6] });

export const title = component({
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: vars.weight.strong,
  // Beside another session a title wraps, because one line holds too little of it.
  selectors: { '[data-shared] &': { whiteSpace: 'normal' } },
});

/** The time of a block without a title. It wraps, because it is all that the block says. */
export const time = component({
  fontSize: '0.875rem',
  fontWeight: vars.weight.strong,
});

/** One truncated line with an icon when there is little room. */
export const detail = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The detail of an offered time wraps, so that a conflict can be read. */
export const wrapping = component({ display: 'flex', gap: space[6] });

export const mark = component({
  display: 'inline-block',
  verticalAlign: 'top',
  minWidth: '1lh',
  textAlign: 'center',
  marginInlineEnd: space[6],
  borderRadius: '50%',
  background: color.primary[9],
  color: color.primary.on,
  fontSize: vars.text.meta,
});

export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis' });
