import { vars } from '@mediation/ui/vars';
import { inside, layout, phone } from '../../../shared/layout/layout.ts';

const barHeight = '8rem';

/** Whatever takes the focus is scrolled clear of the actions at the bottom of the window. */
export const page = layout({});
inside(`${page} :is(input, textarea, select, button)`, { scrollMarginBlockEnd: barHeight });

/** A child on one line; on a phone the name has a line of its own. */
export const child = layout({
  gridTemplateColumns: 'minmax(0, 1fr) 10rem 7rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem' } },
});
inside(`${child} > :first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });

/** An amount, and beside it that somebody is not sure. */
export const amount = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem',
  alignItems: 'end',
  gap: vars.space[16],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[12] } },
});

/** Where Back is at the start and what leads on at the end. */
export const start = layout({ marginInlineEnd: 'auto' });

/** Lines as they were typed. */
export const lines = layout({ whiteSpace: 'pre-line' });
