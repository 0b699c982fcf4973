import { createVar } from '@vanilla-extract/css';
import { pageComponent, variants } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const asideWidth = createVar();

export const columns = pageComponent({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) min(${asideWidth}, 45%)`,
  gap: vars.size.gap,
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Compact pages need the full width for their tables.
    '(max-width: 78.75em)': { selectors: { '[data-density=compact] &': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const asideSize = variants({
  small: { vars: { [asideWidth]: '17rem' } },
  medium: {
    vars: { [asideWidth]: '21.5rem' },
    selectors: { '[data-density=compact] &': { vars: { [asideWidth]: 'clamp(15rem, 100% - 46rem, 22.5rem)' } } },
  },
});

export const column = pageComponent({ display: 'flex', flexDirection: 'column', gap: vars.size.gap, minWidth: 0 });
