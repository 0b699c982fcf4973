import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, tablet } from '../../../shared/layout/layout.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

/** Fills the window; on small screens and in low windows it scrolls as a whole. */
export const page = layout({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
});

export const head = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[16]} ${vars.size.pagePad} 0`,
  background: color.surface,
  '@media': { [tablet]: { paddingInline: space[20] } },
});

export const actions = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const saving = layout({
  selectors: { '&:not(:empty)': { marginInlineEnd: space[8] }, '&:empty': { position: 'absolute' } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.soft,
  fontSize: vars.size.small,
});

globalStyle(`${saving} .lucide`, { width: '0.875rem', height: '0.875rem' });

export const bar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${vars.size.pagePad}`,
  background: color.sunken,
  borderBottom: line,
  fontSize: vars.size.small,
  '@media': { [tablet]: { paddingInline: space[20] } },
});

export const barText = layout({
  display: 'flex',
  gap: space[8],
  alignItems: 'baseline',
  minWidth: 0,
  flex: '1 1 20rem',
});

export const panes = layout({
  display: 'grid',
  flex: '1 0 22rem',
  minHeight: 0,
  gridTemplateColumns: 'minmax(15rem, 18rem) minmax(0, 1fr) minmax(15rem, 20rem)',
  '@media': { [tablet]: { display: 'block', flex: 'none' } },
});

const pane = { minWidth: 0, minHeight: 0, '@media': { [tablet]: { border: 0 } } };

export const list = layout({
  ...pane,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  borderInlineEnd: line,
});

globalStyle(`${barText} > .lucide`, { flex: 'none', alignSelf: 'center', width: '1rem', height: '1rem' });

export const editor = layout({
  ...pane,
  overflow: 'auto',
  padding: `${space[20]} ${vars.size.pagePad}`,
  selectors: { '&[inert]': { opacity: 0.6, transition: 'opacity 0s 200ms' } },
  '@media': { [tablet]: { overflow: 'visible', padding: space[20] } },
});

/** A notice about the document, as wide as the workspace. Its action goes below the words where both have no room. */
export const notice = layout({
  flex: 'none',
  flexWrap: 'wrap',
  margin: `${space[16]} ${vars.size.pagePad}`,
  '@media': { [tablet]: { marginInline: space[20] } },
});

globalStyle(`${notice} > div:first-of-type`, { flexBasis: '14rem' });

export const checks = layout({
  ...pane,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  overflow: 'auto',
  padding: `${space[20]} ${space[16]}`,
  background: color.surface,
  borderInlineStart: line,
  '@media': { [tablet]: { overflow: 'visible', padding: space[20], borderTop: line } },
});

globalStyle(`${checks} > * + *`, { borderTop: line, paddingTop: space[16] });

globalStyle(`${checks} ul`, { marginBlock: space[8] });
