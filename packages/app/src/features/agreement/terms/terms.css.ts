import { style } from '@vanilla-extract/css';
import { vars } from '@mediation/ui/vars';

export const parts = style({
  borderBlock: `1px solid ${vars.color.line}`,
  scrollMarginTop: vars.space[24],
});

export const title = style({ display: 'flex', gap: vars.space[12], minWidth: 0 });

export const number = style({
  minWidth: '1.25rem',
  color: vars.color.soft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = style({
  display: 'block',
  marginTop: vars.space[2],
  color: vars.color.soft,
  fontSize: vars.size.small,
  fontWeight: 400,
});

export const words = style({ color: vars.color.text });
