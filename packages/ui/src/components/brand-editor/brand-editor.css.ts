import { component, inside, override } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { phone, tablet } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size } = vars;

const columns = (template: string) =>
  ({ display: 'grid', gridTemplateColumns: template, alignItems: 'start' }) as const;

export const editor = component({
  ...columns('min(26rem, 52%) minmax(0, 1fr)'),
  gap: size.pagePad,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = component({ ...columns('minmax(0, 1fr)'), gap: '0.95rem', minWidth: 0 });

export const switchCard = override({ padding: '0.35rem 1rem' });

inside(`${switchCard} > label`, { alignItems: 'center' });

export const two = component({
  ...columns('repeat(2, minmax(0, 1fr))'),
  gap: '0.85rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const colorField = component({ position: 'relative' });

export const hex = override({
  fontFamily: vars.font.code,
  fontSize: vars.text.body,
  textTransform: 'uppercase',
  marginInlineStart: `calc(${size.control} + 0.5rem)`,
  width: `calc(100% - ${size.control} - 0.5rem)`,
});

/** Stands beside the field's box, which begins under its one line of label. */
export const picker = component({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(1lh + 0.35rem)`,
  width: size.control,
  height: size.control,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
});

inside(`${picker}::-webkit-color-swatch-wrapper`, { padding: 0 });
inside(`${picker}::-webkit-color-swatch`, { border: `1px solid ${color.control}`, borderRadius: radius.control });
inside(`${picker}::-moz-color-swatch`, { border: `1px solid ${color.control}`, borderRadius: radius.control });

export const label = component({
  display: 'block',
  marginBlockEnd: '0.35rem',
  fontSize: size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
});

export const drop = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.85rem',
  padding: '0.65rem 0.85rem',
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
});

export const logo = component({ flex: 'none' });

export const logoWords = component({ flex: '1 1 8rem', lineHeight: 1.4, overflowWrap: 'anywhere' });

export const error = component({
  display: 'flex',
  gap: '0.4rem',
  marginBlockStart: '0.35rem',
  color: color.danger.text,
  fontSize: size.small,
});

export const panes = component({
  ...columns('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'),
  gap: '1rem',
  alignItems: 'stretch',
});

export const pane = component({
  height: '100%',
  overflow: 'hidden',
  background: color.page,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.card,
});

export const paneTop = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  padding: '0.4rem 0.9rem',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const paneBody = component({ display: 'grid', justifyItems: 'start', gap: '0.8rem', padding: '1.1rem' });

/** The words of a preview start at its edge, the parts that people fill in reach from edge to edge. */
export const stretched = component({ display: 'grid', gap: 'inherit', justifySelf: 'stretch' });

export const threads = component({
  position: 'relative',
  justifySelf: 'stretch',
  height: '2.25rem',
  overflow: 'hidden',
});

/** The drawing has room for words above its threads; a preview shows the threads alone. */
export const drawing = component({ position: 'absolute', inset: '-81% 0 -2%' });

export const scale = component({
  ...columns('repeat(12, 1fr)'),
  alignItems: 'stretch',
  height: '2.25rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});

export const scaleWords = component({ ...meta, ...columns('5fr 3fr 2fr 2fr'), marginBlock: '0.35rem 0.6rem' });

export const finding = component({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'start',
  padding: '0.6rem 0',
  lineHeight: 1.4,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});

export const findingWords = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const good = component({ color: color.success.text });

export const bad = component({ color: color.danger.text });

export const ratio = component({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
