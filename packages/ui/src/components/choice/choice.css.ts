import { component } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const boxSize = `calc(${size.body} * 1.2)`;

export const rows = component({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[12],
});

export const choice = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minWidth: 0,
  paddingBlock: `calc((${size.nav} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: color.placeholder, cursor: 'not-allowed' },
    [`${cards} > &`]: {
      padding: `calc((${size.row} - 1lh) / 2) ${space[16]}`,
      border: `1px solid ${color.divider}`,
      borderRadius: vars.radius.control,
      background: color.surface,
    },
    [`${cards} > &:hover`]: { borderColor: color.control },
    [`${cards} > &:has([data-state=checked])`]: {
      borderColor: color.primary[11],
      boxShadow: inset(color.primary[11]),
      background: color.primary[2],
    },
    [`[data-invalid] > ${cards} > &`]: { borderColor: color.danger.solid, boxShadow: inset(color.danger.solid) },
    [`${cards} > &:has(:disabled)`]: { background: color.hover, borderColor: color.line },
    [`${cards} > &:has(:focus-visible)`]: {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has([data-state=checked])': { borderColor: 'Highlight' } } },
  },
});

export const words = component({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const box = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: boxSize,
  height: boxSize,
  marginTop: `calc((1lh - ${boxSize}) / 2)`,
  padding: 0,
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.segment,
  color: color.primary.on,
  vars: { [iconSize]: '0.95em', [iconStroke]: '3' },
  selectors: {
    [`${choice}:hover &`]: { borderColor: color.placeholder },
    '&:is([data-state=checked], [data-state=indeterminate])': {
      background: color.primary[9],
      borderColor: color.primary.edge,
    },
    [`&[aria-invalid=true], [data-invalid] > ${rows} &`]: {
      borderColor: color.danger.solid,
      boxShadow: inset(color.danger.solid),
    },
    '&:disabled': {
      background: color.hover,
      borderColor: color.divider,
      color: color.placeholder,
      cursor: 'not-allowed',
    },
    [`${cards} > label > &:focus-visible`]: { outline: 'none' },
  },
});

export const round = component({
  selectors: {
    '&&': { borderRadius: '50%' },
    '&&[data-state=checked]': { background: color.surface, borderWidth: 2 },
  },
});

/** Drawn as a border, which remains visible in forced-colors mode. */
export const dot = component({
  border: `calc(${size.body} * 0.324) solid ${color.primary.edge}`,
  borderRadius: '50%',
  selectors: { ':disabled > &': { borderColor: color.placeholder } },
});
