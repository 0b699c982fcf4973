import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@mediation/ui/vars';

/** The table of time: its total stands below a line, and a phone leaves out how long each took. */
export const time = style({});
globalStyle(`${time} tfoot td`, {
  borderBlock: 0,
  borderTop: `1px solid ${vars.color.control}`,
  fontWeight: vars.weight.strong,
});
globalStyle(`${time} thead th`, { background: vars.color.sunken });
globalStyle(`${time} tbody tr:last-child td`, { borderBottom: 0 });
globalStyle(`${time} td:is(:first-child, [data-breaks])`, { minWidth: 0 });
globalStyle(`${time} [data-wide]`, { '@media': { '(max-width: 40em)': { display: 'none' } } });

export const day = style({ whiteSpace: 'nowrap' });

export const change = style({ width: '1%' });
globalStyle(`${time} td.${change}`, { paddingInlineStart: 0 });

/** Both drafts beside each other, with a line between them. */
export const drafts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: 1,
  background: vars.color.line,
});

export const draft = style({ padding: vars.size.cardPad, background: vars.color.surface });

export const sum = style({ fontSize: '1.75rem' });

/** Who owes how much of a sum. */
export const parts = style({ display: 'grid', gap: vars.space[12] });
globalStyle(`${parts} > div`, { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] });
globalStyle(`${parts} dt`, { color: vars.color.soft });
globalStyle(`${parts} dd`, { fontVariantNumeric: 'tabular-nums' });
