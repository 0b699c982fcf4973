import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const narrow = '(max-width: 900px)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'min(40rem, 71%) minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = component({
  display: 'flex',
  flexDirection: 'column',
  padding: '0.75rem 4rem 2rem',
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { padding: '0.5rem 1.25rem 1rem', border: 0 } },
});

export const head = component({ display: 'flex', alignItems: 'center', minHeight: '2.5rem', paddingInlineEnd: '9rem' });

export const column = component({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '27rem',
  margin: 'auto',
  paddingBlock: '2rem',
  ':focus': { outline: 'none' },
});

export const foot = component({ width: '100%', maxWidth: '27rem', marginInline: 'auto', fontSize: vars.size.small });

export const aside = component({
  display: 'flex',
  flexDirection: 'column',
  background: color.sunken,
  '@media': { [narrow]: { display: 'none' } },
});

export const words = component({ maxWidth: '38rem', paddingInline: 'min(5rem, 10%)' });

export const position = variants({ middle: { paddingTop: '12.85rem' }, low: { paddingTop: '6.5rem' } });

/** What the words leave: the threads never run behind them. */
export const art = component({ position: 'relative', flex: '1 0 12rem', overflow: 'hidden' });

export const drawing = component({ position: 'absolute', insetInline: 0, bottom: 0 });

/** The upper part of the drawing is empty, and would lie under the words. */
export const drawn = variants({ middle: { top: '-48%' }, low: { top: '-146%' } });
