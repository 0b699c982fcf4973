import { layout, tablet } from '../../../shared/layout/layout.ts';

/** The handle of the sheet that the panel is on small screens. */
export const handle = layout({
  display: 'none',
  width: '100%',
  '@media': { [tablet]: { display: 'flex', minHeight: '2.75rem', justifyContent: 'center' } },
});

export const folded = layout({ '@media': { [tablet]: { display: 'none' } } });
