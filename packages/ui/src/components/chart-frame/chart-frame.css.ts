import { component, inside } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const caption = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginBottom: vars.space[12],
});

inside(`${caption} > span`, { flex: '1 1 10rem', minWidth: 0 });

/** The button is in the corner, its label aligned with the rest. */
export const toggle = component({
  margin: `calc(-1 * ${vars.space[4]}) 0 0`,
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  flex: 'none',
});

export const subtitle = component({ display: 'block', color: color.soft, fontSize: vars.size.small });

/** A wide drawing scrolls inside its card. */
export const scroller = component({ overflowX: 'auto' });

inside(`${scroller} :is(th, td):first-child`, { paddingInlineStart: 0, minWidth: 0 });
inside(`${scroller} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const plot = component({
  position: 'relative',
  direction: 'ltr',
  '@media': { [phone]: { minWidth: '32rem' } },
});

export const note = component({
  marginTop: vars.space[8],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${color.line}`,
  color: color.soft,
  fontSize: vars.size.small,
});

export const drawing = component({ width: '100%', overflow: 'visible' });

inside(`${drawing} text`, {
  fill: color.soft,
  fontSize: '12px',
  fontFamily: vars.font.work,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A label directly at its line or column, instead of a legend. */
export const direct = component({});

inside(`${drawing} text.${direct}`, { fill: color.text, fontSize: '13px', fontWeight: vars.weight.strong });

export const grid = component({ stroke: color.line });

export const points = component({ position: 'absolute', insetBlock: 0, insetInline: 0, pointerEvents: 'none' });

export const point = component({
  position: 'absolute',
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'auto',
  cursor: 'default',
  ':focus-visible': { outlineOffset: -2, borderRadius: vars.radius.segment },
});

export const tip = component({
  position: 'absolute',
  zIndex: 1,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  background: color.text,
  color: color.surface,
  fontSize: vars.text.meta,
  lineHeight: 1.35,
  whiteSpace: 'pre',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
