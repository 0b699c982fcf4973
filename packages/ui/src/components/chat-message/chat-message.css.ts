import { component, variants } from '../../theme/component.ts';
import { inset, linkButton, surface, truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const message = component({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space[12],
  width: 'fit-content',
  maxWidth: 'min(40rem, 100%)',
  '@media': { [phone]: { maxWidth: '94%' } },
});

export const mine = component({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  marginInlineStart: 'auto',
});

/** Closer to the previous message of the same person. */
export const grouped = component({ selectors: { '&&&': { marginTop: space[6] } } });

export const content = component({ gridColumn: '-2 / -1', minWidth: 0 });

export const mineContent = component({ display: 'grid', justifyItems: 'end' });

export const meta = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  alignItems: 'baseline',
  marginBottom: space[4],
  fontSize: `max(${vars.text.meta}, 0.82em)`,
  color: color.soft,
});

export const author = component({ color: color.text, fontSize: vars.text.label });

export const bubble = component({
  display: 'inline-block',
  padding: `${space[12]} ${space[16]}`,
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
  gap: space[8],
  marginTop: space[4],
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

/** Aligned with the bubbles, but outlined instead of tinted, because it has no content. */
export const tombstone = component({
  gridColumn: '-2 / -1',
  alignItems: 'flex-start',
  margin: 0,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: 14,
  border: `1px solid ${color.line}`,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const attachments = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '22rem',
  selectors: { '* + &': { marginTop: space[6] } },
});

export const attachment = component({
  ...surface,
  borderRadius: vars.radius.control,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.control,
  padding: `${space[6]} ${space[12]}`,
  color: color.text,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { background: color.hover },
});

export const file = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const detail = component({ ...truncated, color: color.soft, fontSize: vars.text.meta });
