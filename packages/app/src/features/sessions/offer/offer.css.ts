import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../../shared/layout/layout.ts';

/** The questions about the session, side by side while there is room. */
export const fields = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, 1fr) auto auto minmax(12rem, 1.4fr)',
  alignItems: 'start',
  gap: vars.space[20],
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' } },
});

export const wholeRow = layout({ gridColumn: '1 / -1' });

export const time = layout({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});

export const words = layout({ flex: 1, minWidth: 0 });

export const conflict = layout({ color: vars.color.warning.text, fontSize: vars.size.small });
