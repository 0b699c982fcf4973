import { component, inside } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const cell = 'min(2.75rem, (100vw - 4rem) / 7)';

export const months = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[16]} ${vars.space[24]}`,
});

export const nav = component({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
});

inside(`[dir=rtl] ${nav} .lucide`, { scale: '-1 1' });

export const caption = component({
  display: 'grid',
  placeItems: 'center',
  height: vars.size.controlSmall,
  marginBottom: vars.space[4],
  fontWeight: vars.weight.strong,
});

export const grid = component({ borderCollapse: 'collapse' });

export const weekday = component({
  width: cell,
  height: '2rem',
  color: color.soft,
  fontSize: vars.text.meta,
  fontWeight: 400,
});

export const day = component({ width: cell, height: cell, padding: 0, textAlign: 'center' });

export const button = component({
  position: 'relative',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontSize: vars.text.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':focus-visible': { zIndex: 1, borderRadius: vars.radius.control, outlineOffset: -2 },
});

inside(`${day}:not([data-disabled]) > button:hover`, { background: color.hover });
inside(`${day}[data-today] > button`, { fontWeight: vars.weight.bold });
inside(`${day}[data-today] > button::after`, {
  content: '',
  position: 'absolute',
  insetInline: `calc(50% - ${vars.space[8]})`,
  bottom: vars.space[4],
  height: 2,
  background: 'currentColor',
});
inside(`${day}[data-outside] > button`, { color: color.soft });
inside(`${day}[data-disabled] > button`, {
  color: color.placeholder,
  textDecoration: 'line-through',
  cursor: 'not-allowed',
});

const chosen = {
  background: color.primary[9],
  boxShadow: inset(color.primary.edge),
  color: color.primary.on,
  fontWeight: vars.weight.strong,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' as const },
  },
};
inside(`${day}[data-selected] > button, ${day}[data-selected] > button:hover`, chosen);

/** Days between the two ends of a range. */
export const middle = component({ background: color.primary[3] });

inside(`${middle}[data-selected] > button, ${middle}[data-selected] > button:hover`, {
  background: 'none',
  boxShadow: 'none',
  color: color.primary[12],
});

inside(`${day}[data-hidden]`, { background: 'none' });

const { control } = vars.radius;

export const rangeStart = component({
  background: color.primary[3],
  borderStartStartRadius: control,
  borderEndStartRadius: control,
});

export const rangeEnd = component({
  background: color.primary[3],
  borderStartEndRadius: control,
  borderEndEndRadius: control,
});
