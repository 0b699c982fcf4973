import { layout } from '../layout/layout.ts';
import { vars } from '@mediation/ui/vars';

/** Whose place is beside the form, and above it where there is one column. */
export const aboveForm = layout({
  marginBottom: vars.space[32],
  '@media': { '(min-width: 56.26em)': { display: 'none' } },
});

export const person = layout({
  flexDirection: 'row',
  flexWrap: 'nowrap',
  alignItems: 'center',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
