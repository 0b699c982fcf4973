import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../shared/layout/layout.ts';

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
  gap: '0.25rem',
  minHeight: 0,
  overflow: 'auto',
  padding: '1rem 0.75rem',
  background: vars.color.sunken,
  borderInlineEnd: line,
  '@media': oneAtATime('pane'),
});

export const listTitle = layout({ padding: '0 0.75rem 0.75rem' });

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
  gap: '0.5rem',
  padding: '0.85rem 2rem',
  borderBottom: line,
  '@media': { [phone]: { padding: '0.6rem 1rem' } },
});

export const paneWords = layout({ flex: 1, minWidth: 0 });

export const back = layout({ display: 'none', '@media': { [tablet]: { display: 'inline-flex' } } });

export const notice = layout({ margin: '0.75rem 2rem 0', '@media': { [phone]: { marginInline: '1rem' } } });

export const foot = layout({
  padding: '0.25rem 2rem 1.25rem',
  '@media': { [phone]: { padding: '0.25rem 1rem calc(0.75rem + env(safe-area-inset-bottom))' } },
});

export const middle = layout({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  maxWidth: '34rem',
  margin: 'auto',
  padding: '1.5rem',
});
