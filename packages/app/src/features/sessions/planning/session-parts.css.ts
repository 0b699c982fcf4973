import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../../shared/layout/layout.ts';

// Compact pages need the full width for the table.
const compactFold = '(max-width: 78.75em)';
const inCompact = '[data-density=compact] &';

export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21.5rem',
  gridTemplateRows: 'auto 1fr',
  gap: vars.size.gap,
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [compactFold]: { selectors: { [inCompact]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

/** At the right of both other parts; between them where all are one column. */
export const decision = layout({
  display: 'grid',
  gap: vars.size.gap,
  minWidth: 0,
  gridArea: '1 / 2 / span 2',
  '@media': {
    [tablet]: { gridArea: 'auto' },
    [compactFold]: { selectors: { [inCompact]: { gridArea: 'auto' } } },
  },
});
