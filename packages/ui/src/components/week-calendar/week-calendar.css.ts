import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { surface } from '../../theme/fragments.ts';
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
    '(max-width: 56.25em)': {
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
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[6],
  padding: `${space[8]} ${space[12]}`,
  borderBottom: line,
  color: color.soft,
  fontSize: '0.875rem',
  lineHeight: 1.2,
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
