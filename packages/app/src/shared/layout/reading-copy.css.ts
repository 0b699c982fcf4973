import { vars } from '@mediation/ui/vars';
import { layout } from './layout.ts';

/** Dashed: made by AI. Of no use on paper, where the original counts. */
export const copy = layout({
  padding: vars.space[12],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const words = layout({ whiteSpace: 'pre-line' });
