import { component, inside, override } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { phone, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size } = vars;

const columns = (template: string) =>
  ({ display: 'grid', gridTemplateColumns: template, alignItems: 'start' }) as const;

export const editor = component({
  ...columns('min(26rem, 52%) minmax(0, 1fr)'),
  gap: size.pagePad,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = component({ ...columns('minmax(0, 1fr)'), gap: vars.space[16], minWidth: 0 });

export const switchCard = override({ padding: `${vars.space[6]} ${vars.space[16]}` });

inside(`${switchCard} > label`, { alignItems: 'center' });

export const two = component({
  ...columns('repeat(2, minmax(0, 1fr))'),
  gap: vars.space[12],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const colorField = component({ position: 'relative' });

export const hex = override({
  fontFamily: vars.font.code,
  fontSize: vars.text.body,
  textTransform: 'uppercase',
  marginInlineStart: `calc(${size.control} + ${vars.space[8]})`,
  width: `calc(100% - ${size.control} - 0.5rem)`,
});

/** Aligned with the field's box, below its one line of label. */
export const picker = component({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(1lh + ${vars.space[6]})`,
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

export const drop = component({
  marginBlock: vars.space[6],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
});

export const logo = component({ flex: 'none' });

export const logoWords = component({ flex: '1 1 8rem', lineHeight: 1.4, overflowWrap: 'anywhere' });

export const panes = component({
  ...columns('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'),
  gap: vars.space[16],
});

export const pane = component({
  overflow: 'hidden',
  background: color.page,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.card,
});

/** Saving stays in view while the fields are filled in. */
export const bar = override({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[12],
  background: color.page,
  borderBlockStart: `1px solid ${color.line}`,
});

/** As wide as a phone, where there is room. */
export const phonePane = component({ maxWidth: '24.375rem', minHeight: '30rem' });

export const paneTop = override({
  padding: `${vars.space[6]} ${vars.space[16]}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const paneBody = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
});

/** Text is aligned to the start; form controls stretch to the full width. */
export const stretched = component({ display: 'grid', gap: 'inherit', justifySelf: 'stretch' });

export const threads = component({
  position: 'relative',
  justifySelf: 'stretch',
  height: '2.25rem',
  overflow: 'hidden',
});

/** Shows only the threads and cuts off the empty space above them, which other layouts use for text. */
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

export const scaleWords = component({
  ...meta,
  ...columns('5fr 3fr 2fr 2fr'),
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
});

export const finding = component({
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'start',
  padding: `${vars.space[8]} 0`,
  lineHeight: 1.4,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});

export const findingWords = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const ratio = component({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
