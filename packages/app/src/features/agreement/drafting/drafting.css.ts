import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, phone, tablet } from '../../../shared/layout/layout.ts';

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

export const listHead = layout({ padding: `${space[16]} ${space[20]} ${space[6]}` });

export const listBody = layout({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[4]} ${space[8]} ${space[12]}`,
  '@media': { [tablet]: { overflow: 'visible' } },
});

export const group = layout({ padding: `${space[8]} ${space[12]} ${space[2]}` });

export const clause = layout({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: space[6],
  alignItems: 'baseline',
  minHeight: '1.75rem',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.35,
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-current]': { background: color.primary[2], boxShadow: `inset 3px 0 0 ${color.primary[9]}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem', alignItems: 'center' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});

export const number = layout({ color: color.soft, fontVariantNumeric: 'tabular-nums' });
export const name = layout({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const count = layout({ display: 'block', fontWeight: 400, color: color.soft, fontSize: vars.text.tiny });

export const state = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  whiteSpace: 'nowrap',
  color: color.soft,
  fontSize: vars.text.tiny,
});
globalStyle(`${state} .lucide, ${saving} .lucide`, { width: '0.875rem', height: '0.875rem' });
globalStyle(`${barText} > .lucide`, { flex: 'none', alignSelf: 'center', width: '1rem', height: '1rem' });
globalStyle(`${state}[data-state=agreed] .lucide`, { color: color.success.text });

export const adds = layout({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space[8]} ${space[12]}`,
  borderTop: line,
});

export const editor = layout({
  ...pane,
  overflow: 'auto',
  padding: `${space[20]} ${vars.size.pagePad}`,
  '@media': { [tablet]: { overflow: 'visible', padding: space[20] } },
});

export const inner = layout({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: '41rem',
  marginInline: 'auto',
});

/** A notice above the open clause. */
export const notice = layout({ maxWidth: '41rem', marginInline: 'auto', marginBottom: space[16] });

export const title = layout({ display: 'flex', gap: space[12], minWidth: 0, overflowWrap: 'anywhere' });

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

export const covered = layout({ display: 'flex', gap: 3, marginBlock: space[8] });
export const segment = layout({
  flex: 1,
  height: space[8],
  borderRadius: 2,
  border: `1.5px solid ${color.control}`,
  selectors: { '&[data-said=true]': { background: color.icon, borderColor: color.icon } },
});

export const point = layout({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  paddingBlock: space[4],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
globalStyle(`${point} > .lucide`, { width: '1rem', height: '1rem', marginTop: '0.1em' });

export const stack = layout({ display: 'grid' });
globalStyle(`${stack} > *`, { gridArea: '1 / 1' });

const words = {
  padding: `${space[12]} ${space[16]}`,
  fontSize: vars.text.body,
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const;

/** The same words behind the field, which carry the marks; the field grows with them. */
export const mirror = layout({
  ...words,
  minHeight: '6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: color.surface,
  color: 'transparent',
});

export const field = layout({
  ...words,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  resize: 'none',
  background: 'transparent',
  // Above the marks, whose numbers are positioned.
  position: 'relative',
  zIndex: 1,
});

export const mark = layout({
  position: 'relative',
  borderRadius: '3px 3px 0 0',
  background: color.warning.bg,
  color: 'transparent',
  boxDecorationBreak: 'clone',
  borderBottom: `2px dashed ${color.warning.solid}`,
});

/** Above the end of the words, so that the line keeps its width. */
export const markNumber = layout({
  position: 'absolute',
  insetInlineStart: '100%',
  top: '-0.45em',
  zIndex: 1,
  color: color.warning.text,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});

export const marks = layout({
  borderRadius: vars.radius.card,
  border: line,
  background: color.surface,
  overflow: 'hidden',
});
export const marksHead = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBottom: line,
  fontSize: vars.size.small,
});
globalStyle(`${marksHead} > .lucide`, { width: '1rem', height: '1rem' });
export const marksNote = layout({ marginInlineStart: 'auto', color: color.soft, fontSize: vars.text.tiny });
export const markRow = layout({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  padding: `${space[4]} ${space[16]}`,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  selectors: { '& + &': { borderTop: line } },
  '@media': { [phone]: { gridTemplateColumns: '1.375rem minmax(0, 1fr)' } },
});
globalStyle(`${markRow} > button`, { '@media': { [phone]: { gridColumn: 2, justifySelf: 'start' } } });
export const key = layout({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.segment,
  border: `1px solid ${color.warning.border}`,
  background: color.warning.bg,
  color: color.warning.text,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.bold,
});

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
