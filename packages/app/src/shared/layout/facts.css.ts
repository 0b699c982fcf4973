import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout } from './layout.ts';

/** Names and values under each other, in two columns. */
export const facts = layout({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  margin: 0,
});

globalStyle(`${facts} dt`, { '@layer': { overrides: { color: vars.color.soft } } });
globalStyle(`${facts} dd`, {
  '@layer': {
    overrides: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[6]} ${vars.space[8]}` },
  },
});
