import { component, variants } from '../../theme/component.ts';
import { inset, linkButton, surface, truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const message = component({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: '0.75rem',
  width: 'fit-content',
  maxWidth: 'min(40rem, 100%)',
  '@media': { [phone]: { maxWidth: '94%' } },
});

export const mine = component({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  marginInlineStart: 'auto',
});

/** Closer to the message above it, of the same person. */
export const grouped = component({ selectors: { '&&&': { marginTop: '0.35rem' } } });

export const content = component({ gridColumn: '-2 / -1', minWidth: 0 });

export const mineContent = component({ display: 'grid', justifyItems: 'end' });

export const meta = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.5rem',
  alignItems: 'baseline',
  marginBottom: '0.25rem',
  fontSize: `max(${vars.text.meta}, 0.82em)`,
  color: color.soft,
});

export const author = component({ color: color.text, fontSize: vars.text.label });

export const bubble = component({
  display: 'inline-block',
  padding: '0.65rem 0.95rem',
  borderRadius: 14,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const from = variants({
  other: { background: color.hover },
  mediator: { background: color.surface, boxShadow: inset(color.secondary[8]) },
  me: { background: color.primary[4], color: color.primary[12] },
});

/** The first bubble of a group points at its author. */
export const tail = variants({
  other: { borderStartStartRadius: 4 },
  mediator: { borderStartStartRadius: 4 },
  me: { borderEndEndRadius: 4 },
});

export const failed = component({ opacity: 0.75 });

export const state = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.45rem',
  marginTop: '0.25rem',
  color: color.soft,
  fontSize: vars.text.meta,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const error = component({ color: color.danger.text, fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const retry = component({
  ...linkButton,
  fontWeight: 400,
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

/** In the column of the bubbles, with a line instead of a tint: nothing is said here. */
export const tombstone = component({
  gridColumn: '-2 / -1',
  alignItems: 'flex-start',
  margin: 0,
  padding: '0.5rem 0.85rem',
  borderRadius: 14,
  border: `1px solid ${color.line}`,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const attachments = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.35rem',
  maxWidth: '22rem',
  selectors: { '* + &': { marginTop: '0.35rem' } },
});

export const attachment = component({
  ...surface,
  borderRadius: vars.radius.control,
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  minHeight: vars.size.control,
  padding: '0.4rem 0.85rem',
  color: color.text,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { background: color.hover },
});

export const file = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const detail = component({ ...truncated, color: color.soft, fontSize: vars.text.meta });
