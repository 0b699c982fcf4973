import { component, inside } from '../../theme/component.ts';
import { inset, meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const item = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'start',
  padding: `${space[12]} ${space[16]}`,
  paddingInlineStart: space[20],
  lineHeight: 1.4,
  ':hover': { background: color.sunken },
  selectors: {
    '&[data-unread]': { background: color.primary[2] },
    '&[data-unread]:hover': { background: color.primary[3] },
  },
});

export const icon = component({
  color: color.icon,
  marginTop: space[2],
  selectors: { '[data-unread] > &': { color: color.primary[11] } },
});

/** Its click target is the whole row. */
export const open = component({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '[data-unread] &': { fontWeight: vars.weight.strong },
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
});

export const time = component({ ...meta, display: 'block', fontVariantNumeric: 'tabular-nums' });

export const dot = component({
  display: 'inline-block',
  width: '0.5rem',
  height: '0.5rem',
  marginInlineEnd: space[8],
  borderRadius: '50%',
  background: color.primary[9],
  boxShadow: inset(color.primary.edge),
  verticalAlign: '0.08em',
  '@media': { '(forced-colors: active)': { border: '4px solid Highlight' } },
});

/** Above the row's click target: always visible on touch screens, otherwise on hover and focus, beside the time. */
export const actions = component({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  '@media': {
    '(hover: hover)': { position: 'absolute', insetInlineEnd: space[12], bottom: space[4], opacity: 0 },
  },
});

inside(`${item}:is(:hover, :focus-within) > ${actions}`, { opacity: 1 });
