import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout } from '../../../../shared/layout/layout.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

export const inner = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: '41rem',
  marginInline: 'auto',
});

/** The number of a clause, here and in the list. */
export const number = layout({ color: color.soft, fontVariantNumeric: 'tabular-nums' });

export const title = layout({ display: 'flex', gap: space[12], minWidth: 0, overflowWrap: 'anywhere' });

export const source = layout({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: space[8],
  paddingTop: space[12],
  borderTop: line,
  fontSize: vars.size.small,
});

globalStyle(`${source} > .lucide`, { width: '1rem', height: '1rem', marginTop: '0.15em' });

export const quoted = layout({
  marginTop: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Two fields beside each other where each has room for its label and its longest choice. */
export const pair = layout({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
