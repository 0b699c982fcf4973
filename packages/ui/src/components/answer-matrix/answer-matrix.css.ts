import { insidePage, pageComponent, variants } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const line = `1px solid ${color.line}`;

export const scroller = pageComponent({ overflowX: 'auto' });

export const matrix = pageComponent({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'block' } },
});

insidePage(`${matrix} :is(th, td)`, {
  padding: `${space[16]} ${space[8]}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});
insidePage(`${matrix} thead th`, { color: color.soft, verticalAlign: 'bottom' });
insidePage(`${matrix} tr > :first-child`, { paddingInlineStart: size.cardPad });
insidePage(`${matrix} tr > :last-child`, { paddingInlineEnd: size.cardPad });
insidePage(`${matrix} tbody tr`, { borderTop: line });
insidePage(`${matrix} [data-chosen]`, {
  background: color.primary[2],
  boxShadow: `inset 3px 0 0 ${color.primary.edge}`,
});
insidePage(`${matrix} :is(thead)`, { '@media': { [phone]: { display: 'none' } } });
insidePage(`${matrix} :is(tbody, tr)`, { '@media': { [phone]: { display: 'block' } } });
insidePage(`${matrix} tbody :is(td, th)`, {
  '@media': {
    [phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: space[8],
      padding: `${space[6]} ${size.cardPad}`,
    },
  },
});

insidePage(`${matrix} tbody td:last-child`, { '@media': { [phone]: { display: 'block' } } });

export const choice = pageComponent({ display: 'flex', gap: space[12], cursor: 'pointer' });
insidePage(`${choice} > input`, { flex: 'none', width: '1.1rem', height: '1.1rem', accentColor: color.primary.edge });

export const strong = pageComponent({ display: 'block', fontWeight: vars.weight.strong });

export const day = pageComponent({ display: 'block', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const person = pageComponent({ display: 'block', color: color.text, fontWeight: vars.weight.strong });

export const time = pageComponent({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' });

/** On phones, where the names of the columns are not shown. */
export const who = pageComponent({ display: 'none', '@media': { [phone]: { display: 'block' } } });

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[4]} ${space[8]}`,
  border: '1px solid',
  borderRadius: vars.radius.badge,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  vars: { [iconSize]: '1rem' },
} as const;

/** Yes is filled, if needed outlined, no thin. */
export const answer = variants({
  yes: { ...pill, background: color.text, borderColor: color.text, color: color.surface },
  maybe: { ...pill, borderColor: color.text, boxShadow: `inset 0 0 0 0.5px ${color.text}` },
  no: { ...pill, borderColor: color.divider, color: color.soft, fontWeight: vars.weight.medium },
  none: { color: color.soft },
});
