import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../page/layout.ts';

const { space } = vars;

const line = `1px solid ${vars.color.line}`;

export const panel = layout({
  display: 'grid',
  gridTemplateColumns: 'clamp(14rem, 28%, 20.75rem) minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const oneAtATime = (view: string) => ({
  [tablet]: { selectors: { [`[data-view=${view}] > &`]: { display: 'none' } } },
});

export const list = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[16]} ${space[12]}`,
  background: vars.color.sunken,
  borderInlineEnd: line,
  '@media': oneAtATime('pane'),
});

export const listTitle = layout({ padding: `0 ${space[12]} ${space[12]}` });

export const pane = layout({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
  '@media': oneAtATime('list'),
});

export const paneHead = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[32]}`,
  borderBottom: line,
  '@media': { [phone]: { padding: `${space[8]} ${space[16]}` } },
});

export const paneWords = layout({ flex: 1, minWidth: 0 });

export const back = layout({ display: 'none', '@media': { [tablet]: { display: 'inline-flex' } } });

export const notice = layout({
  margin: `${space[12]} ${space[32]} 0`,
  '@media': { [phone]: { marginInline: space[16] } },
});

export const foot = layout({
  padding: `${space[4]} ${space[32]} ${space[20]}`,
  '@media': { [phone]: { padding: `${space[4]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom))` } },
});

export const middle = layout({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  maxWidth: '34rem',
  margin: 'auto',
  padding: space[24],
});
