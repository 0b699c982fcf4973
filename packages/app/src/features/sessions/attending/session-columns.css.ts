import { layout, tablet } from '../../../shared/layout/layout.ts';

const gap = 'var(--session-gap)';

export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21.5rem',
  gridTemplateRows: 'auto 1fr',
  gap,
  vars: { '--session-gap': '1.5rem' },
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});

const part = { display: 'grid', alignContent: 'start', gap, minWidth: 0 } as const;
const aside = { ...part, gridColumn: 2, '@media': { [tablet]: { gridColumn: 1 } } };

export const first = layout(aside);
export const main = layout({
  ...part,
  gridColumn: 1,
  gridRow: '1 / span 2',
  '@media': { [tablet]: { gridRow: 'auto' } },
});
export const last = layout(aside);
