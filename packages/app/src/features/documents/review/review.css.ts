import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../../shared/layout/layout.ts';

export const row = layout({ paddingInline: vars.space[20] });

export const open = layout({
  paddingInline: vars.space[20],
  background: vars.color.primary[2],
  boxShadow: `inset 3px 0 0 ${vars.color.primary.edge}`,
});

/** Only where one pane is shown at a time: the ways from one to the other. */
export const narrowBar = layout({
  display: 'none',
  '@media': {
    [tablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[8],
      padding: vars.space[8],
      borderBottom: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});

export const fill = layout({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const padded = layout({ padding: vars.space[20], overflow: 'auto' });

export const block = layout({ display: 'block' });

export const undo = layout({ padding: vars.space[8] });
