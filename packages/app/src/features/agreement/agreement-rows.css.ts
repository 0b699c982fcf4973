import { vars } from '@mediation/ui/vars';
import { layout } from '../../shared/layout/layout.ts';

const { space, color } = vars;

/** A list of things with words and the ways to use each. */
export const rows = layout({ display: 'flex', flexDirection: 'column' });

export const row = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const words = layout({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  flex: '1 1 14rem',
  minWidth: 0,
});

export const ways = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});
