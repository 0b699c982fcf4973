import { insidePage, pageComponent } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

export const stack = pageComponent({ display: 'grid' });

insidePage(`${stack} > *`, { gridArea: '1 / 1' });

const words = {
  padding: `${space[12]} ${space[16]}`,
  fontSize: vars.text.body,
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const;

/** The same words behind the field, which carry the marks; the field grows with them. */
export const mirror = pageComponent({
  ...words,
  minHeight: '6rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: color.surface,
  color: 'transparent',
});

/** Stronger than a `Textarea`. */
export const field = pageComponent({
  selectors: {
    '&&&': {
      ...words,
      width: '100%',
      height: '100%',
      overflow: 'hidden',
      resize: 'none',
      background: 'transparent',
      // Above the marks, whose numbers are positioned.
      position: 'relative',
      zIndex: 1,
    },
  },
});

export const mark = pageComponent({
  position: 'relative',
  borderRadius: '3px 3px 0 0',
  background: color.warning.bg,
  color: 'transparent',
  boxDecorationBreak: 'clone',
  borderBottom: `2px dashed ${color.warning.solid}`,
});

/** Above the end of the words, so that the line keeps its width. */
export const markNumber = pageComponent({
  position: 'absolute',
  insetInlineStart: '100%',
  top: '-0.45em',
  zIndex: 1,
  color: color.warning.text,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});

export const list = pageComponent({
  borderRadius: vars.radius.card,
  border: line,
  background: color.surface,
  overflow: 'hidden',
});

export const head = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBottom: line,
  fontSize: vars.size.small,
  vars: { [iconSize]: '1rem' },
});

export const note = pageComponent({ marginInlineStart: 'auto', color: color.soft, fontSize: vars.text.tiny });

export const row = pageComponent({
  display: 'grid',
  gridTemplateColumns: '1.375rem minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  padding: `${space[4]} ${space[16]}`,
  selectors: { '& + &': { borderTop: line } },
});

/** The ways to change the words are below them where there is no room beside. */
export const about = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[12]}`,
  fontSize: vars.size.small,
  lineHeight: 1.35,
});

insidePage(`${about} > :first-child`, { flex: '1 1 12rem' });

export const number = pageComponent({
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
