import { component, inside, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const narrow = '(max-width: 56.25em)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'min(40rem, 71%) minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = component({
  display: 'flex',
  flexDirection: 'column',
  padding: `0 ${space[64]} ${space[32]}`,
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { padding: `0 ${space[20]} ${space[16]}`, border: 0 } },
});

/** In one column the quick exit is at its end, and it stays above what scrolls. */
export const head = component({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.topBar,
  background: color.surface,
  '@media': {
    [narrow]: { paddingInlineEnd: vars.exit.end },
  },
});

inside(`${head} > :first-child`, { flexShrink: 99, minWidth: '1.875rem' });

export const column = component({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '27rem',
  margin: 'auto',
  paddingBlock: space[32],
  ':focus': { outline: 'none' },
});

export const foot = component({ width: '100%', maxWidth: '27rem', marginInline: 'auto', fontSize: vars.size.small });

export const aside = component({
  display: 'flex',
  flexDirection: 'column',
  background: color.sunken,
  '@media': { [narrow]: { display: 'none' } },
});

export const words = component({ maxWidth: '38rem', paddingInline: `min(${space[64]}, 10%)` });

/** The height of the crossing: beside the first field of a short form, and of a long one. */
const [middle, low] = ['12.85rem', '6.5rem'];

export const position = variants({ middle: { paddingTop: middle }, low: { paddingTop: low } });

/** The space beside the text, so that the threads never run behind it. */
export const art = component({ position: 'relative', flex: '1 0 12rem', overflow: 'hidden' });

export const drawing = component({ position: 'absolute', insetInline: 0, bottom: 0 });

/** Moves the empty upper part of the drawing out of view, where it would overlap the text. */
export const drawn = variants({ middle: { top: '-48%' }, low: { top: '-146%' } });
