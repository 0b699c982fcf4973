import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../../shared/layout/layout.ts';

export const filters = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 1fr) repeat(3, minmax(9rem, 12rem))',
  gap: vars.space[12],
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
});

/** The line over a group of cases. It reaches over all columns. */
export const group = layout({ background: vars.color.sunken });

const line = { gridColumn: '1 / -1', padding: 0, border: 0, whiteSpace: 'normal' } as const;
globalStyle(`${group} th`, { '@layer': { overrides: { '@media': { [phone]: line } } } });

/** The search field takes the width that the column gives it. */
export const search = layout({ display: 'flex' });
globalStyle(`${search} > div`, { '@layer': { overrides: { maxWidth: 'none' } } });

export const folded = layout({ paddingInline: vars.size.cardPad, borderTop: `1px solid ${vars.color.line}` });

globalStyle(`${filters} > :first-child`, {
  '@layer': { overrides: { '@media': { [tablet]: { gridColumn: '1 / -1' } } } },
});
