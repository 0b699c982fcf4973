import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../shared/layout/layout.ts';

const { space } = vars;

/** Shown at once: the clauses load after the agreement, and a skeleton that hides first would flicker between them. */
export const calm = layout({ display: 'grid', gap: space[16], animation: 'none' });

export const head = layout({ display: 'grid', gap: space[12] });

export const panes = layout({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr) minmax(0, 16rem)',
  '@media': { [tablet]: { gridTemplateColumns: '100%' } },
});
