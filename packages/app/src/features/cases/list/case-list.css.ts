import { vars } from '@mediation/ui/vars';
import { inside, layout, phone, tablet } from '../../../shared/layout/layout.ts';

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
inside(`${group} th`, { '@media': { [phone]: line } });

/** The search field takes the width that the column gives it. */
export const search = layout({ display: 'flex' });
inside(`${search} > div`, { maxWidth: 'none' });

export const folded = layout({ paddingInline: vars.size.cardPad, borderTop: `1px solid ${vars.color.line}` });

inside(`${filters} > :first-child`, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });
