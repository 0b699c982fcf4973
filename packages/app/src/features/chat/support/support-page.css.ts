import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../../shared/layout/layout.ts';

export const head = layout({ display: 'grid', gap: vars.space[8], paddingBottom: vars.space[8] });

export const lead = layout({ paddingInline: vars.space[12] });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** The newest words of a thread, and below them its person's role. */
export const lines = layout({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minWidth: 0 });

export const newest = layout({ ...cut, maxWidth: '100%' });

/** Where one pane is shown at a time, a button opens it. */
export const account = layout({
  overflow: 'auto',
  padding: vars.space[20],
  background: vars.color.sunken,
  '@media': { [tablet]: { display: 'none' } },
});

/** Beside the list while nobody is chosen. */
export const nobody = layout({ display: 'grid', '@media': { [tablet]: { display: 'none' } } });

/** The first two lines of a longer text. */
export const clamped = layout({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
