import { vars } from '@mediation/ui/vars';
import { inside, layout } from '../../../shared/layout/layout.ts';

export const tools = layout({ display: 'grid', gap: vars.space[8], padding: `0 ${vars.space[8]} ${vars.space[8]}` });

export const ofCase = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The private channels of a case are set below its open one. */
inside(`${ofCase} > :not(:first-child)`, { paddingInlineStart: vars.space[12] });
