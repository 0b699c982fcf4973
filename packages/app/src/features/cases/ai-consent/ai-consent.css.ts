import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

/** Dashed: made by AI. */
export const made = layout({ border: `1px dashed ${vars.color.control}`, boxShadow: 'none', background: 'none' });

export const note = layout({ marginTop: vars.space[12] });

/** In the first line of its point. */
export const icon = layout({ display: 'grid', placeItems: 'center', flex: 'none', height: '1lh' });

/** Later at the start, the answer at the end; on phones the answer first. */
export const actions = layout({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': { [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
