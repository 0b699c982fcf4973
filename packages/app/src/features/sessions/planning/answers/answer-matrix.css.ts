import { vars } from '@mediation/ui/vars';
import { inside, layout, phone } from '../../../../shared/layout/layout.ts';

const { color, size, space } = vars;
const line = `1px solid ${color.line}`;

export const scroller = layout({ overflowX: 'auto' });

export const matrix = layout({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'block' } },
});

inside(`${matrix} :is(th, td)`, {
  padding: `${space[16]} ${space[8]}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(`${matrix} thead th`, { color: color.soft, verticalAlign: 'bottom' });
inside(`${matrix} tr > :first-child`, { paddingInlineStart: size.cardPad });
inside(`${matrix} tr > :last-child`, { paddingInlineEnd: size.cardPad });
inside(`${matrix} tbody tr`, { borderTop: line });
inside(`${matrix} [data-chosen]`, {
  background: color.primary[2],
  boxShadow: `inset 3px 0 0 ${color.primary.edge}`,
});
inside(`${matrix} :is(thead)`, { '@media': { [phone]: { display: 'none' } } });
inside(`${matrix} :is(tbody, tr)`, { '@media': { [phone]: { display: 'block' } } });
inside(`${matrix} tbody :is(td, th)`, {
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

inside(`${matrix} tbody td:last-child`, { '@media': { [phone]: { display: 'block' } } });

export const choice = layout({ display: 'flex', gap: space[12], cursor: 'pointer' });
inside(`${choice} > input`, { flex: 'none', width: '1.1rem', height: '1.1rem', accentColor: color.primary.edge });

export const strong = layout({ display: 'block', fontWeight: vars.weight.strong });

export const day = layout({ display: 'block', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const person = layout({ display: 'block', color: color.text, fontWeight: vars.weight.strong });

export const time = layout({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' });

/** On phones, where the names of the columns are not shown. */
export const who = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[4]} ${space[8]}`,
  border: '1px solid',
  borderRadius: vars.radius.badge,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
} as const;

/** Yes is filled, if needed outlined, no thin. */
export const answer = {
  yes: layout({ ...pill, background: color.text, borderColor: color.text, color: color.surface }),
  maybe: layout({ ...pill, borderColor: color.text, boxShadow: `inset 0 0 0 0.5px ${color.text}` }),
  no: layout({ ...pill, borderColor: color.divider, color: color.soft, fontWeight: vars.weight.medium }),
  none: layout({ color: color.soft }),
};

inside(`${matrix} td .lucide`, { width: '1rem', height: '1rem' });
