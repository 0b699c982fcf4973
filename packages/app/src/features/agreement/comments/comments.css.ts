import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

const { space, color } = vars;

export const comment = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
});

export const words = layout({ display: 'grid', justifyItems: 'start', gap: space[2] });

/** The mediator's answer below a comment. */
export const answer = layout({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line}`,
});

/** Below the clause in the editor, as wide as it. */
export const draftTalk = layout({ maxWidth: '41rem', margin: `${space[24]} auto 0` });
