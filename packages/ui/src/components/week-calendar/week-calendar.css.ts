import { createVar } from '@vanilla-extract/css';
import { component, variants } from '../../theme/component.ts';
import { inset, surface } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

/** The height of an hour. */
const hour = '3.875rem';

/** The number of days and hours. */
export const days = createVar('days');
export const hours = createVar('hours');

/** The columns of days share three rows: names, whole-day events, hours. */
export const calendar = component({
  ...surface,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `3.25rem repeat(${days}, minmax(5.5rem, 1fr))`,
  gridTemplateRows: `auto auto calc(${hours} * ${hour})`,
  overflow: 'auto hidden',
  '@media': {
    ...surface['@media'],
    '(max-width: 900px)': {
      gridTemplateColumns: `3.25rem repeat(${days}, minmax(9.5rem, 1fr))`,
    },
  },
});

const shared = { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' } as const;

export const scale = component({
  ...shared,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  background: color.surface,
  color: color.soft,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const corner = component({ borderBottom: line });

export const allDayName = component({
  textAlign: 'center',
  hyphens: 'auto',
  lineHeight: 1.3,
  selectors: { '&:not(:empty)': { padding: space[4] } },
});

export const scaleHours = component({ position: 'relative' });

export const scaleHour = component({
  position: 'absolute',
  insetInlineEnd: space[8],
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

export const day = component({ ...shared, borderInlineStart: line });

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[6],
  padding: `${space[8]} ${space[12]}`,
  borderBottom: line,
  color: color.soft,
  fontSize: '0.90625rem',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: { '&[data-today]': { color: color.primary[11] } },
});

export const number = component({
  color: color.text,
  fontSize: '1.25rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-today] > &': { color: 'inherit' } },
});

export const today = component({ fontSize: vars.text.meta, fontWeight: vars.weight.medium });

export const allDay = component({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: `${space[2]} ${space[4]}`,
  borderBottom: line,
});

export const column = component({
  position: 'relative',
  background: `repeating-linear-gradient(to bottom, ${color.line} 0 1px, transparent 1px ${hour})`,
  backgroundPositionY: '-1px',
  selectors: {
    '&[data-today]': { backgroundColor: color.primary[1] },
    '&[data-pickable]': { cursor: 'copy' },
  },
});

export const cell = component({ position: 'absolute', zIndex: 1 });

export const behind = component({ position: 'absolute', pointerEvents: 'none' });

/** Hours outside working hours. */
export const closed = component({
  position: 'absolute',
  insetInline: 0,
  background: color.hover,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'none', borderInlineStart: '4px dotted GrayText' } },
});

export const nowLine = component({
  position: 'absolute',
  insetInline: `calc(-1 * ${space[4]}) 0`,
  height: 2,
  background: color.text,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: -3,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: 'inherit',
  },
  selectors: {
    [`${day}:nth-child(2) &`]: { insetInlineStart: 0 },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const block = component({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  padding: `${space[4]} ${space[8]}`,
  border: '1px solid',
  borderInlineStartWidth: 3,
  borderRadius: vars.radius.badge,
  fontSize: vars.text.meta,
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  ':hover': { boxShadow: inset('currentColor') },
  ':focus-visible': { outlineOffset: 1, overflow: 'visible' },
  selectors: { '&[data-movable]': { cursor: 'grab' } },
});

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
  own: {
    background: `repeating-linear-gradient(135deg, ${color.hover} 0 6px, ${color.sunken} 6px 12px)`,
    borderColor: color.line,
    borderInlineStartWidth: 1,
    color: color.soft,
  },
  booked: {
    background: `repeating-linear-gradient(135deg, ${color.hover} 0 6px, ${color.sunken} 6px 12px)`,
    borderColor: color.line,
    borderInlineStartWidth: 1,
    padding: space[4],
    color: color.soft,
  },
  offered: {
    background: color.primary[3],
    border: `2px solid ${color.primary.edge}`,
    color: color.primary[12],
  },
  taken: {
    background: color.hover,
    borderColor: color.line,
    borderInlineStartColor: color.control,
    color: color.soft,
  },
  past: {
    background: color.hover,
    borderColor: color.line,
    borderInlineStartColor: color.control,
    color: color.soft,
  },
});

/** Below three quarters of an hour there is room for one line. */
export const short = component({ flexDirection: 'row', gap: space[6], paddingBlock: 0, alignItems: 'center' });

export const title = component({
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: vars.weight.strong,
});

/** The time of a block without a title. It wraps, because it is all that the block says. */
export const time = component({
  flex: 'none',
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
export const wrapping = component({ display: 'flex', alignItems: 'start', gap: space[6], minWidth: 0 });

export const mark = component({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.375rem',
  height: '1.375rem',
  marginInlineEnd: space[6],
  borderRadius: '50%',
  background: color.primary[9],
  color: color.primary.on,
  fontSize: vars.text.meta,
});

export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** A free slot on hover or focus. */
export const slot = component({
  width: '100%',
  height: '100%',
  padding: `0 ${space[8]}`,
  border: `1px dashed ${color.primary.edge}`,
  borderRadius: vars.radius.badge,
  background: color.primary[2],
  color: color.primary[11],
  fontSize: vars.text.meta,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  textAlign: 'start',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { 'button&:not(:focus-visible)': { opacity: 0 } },
});

export const ghost = component({
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});

/** What else is at a free slot. */
export const note = component({
  display: 'block',
  color: color.warning.text,
  lineHeight: 1.2,
});
