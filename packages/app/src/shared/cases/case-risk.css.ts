import { vars } from '@mediation/ui/vars';
import { style } from '@vanilla-extract/css';

/** The badge, and beside it or below whose words it is about: a narrow column of a list stays narrow. */
export const risk = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  maxWidth: '11rem',
});
