import { vars } from '@mediation/ui/vars';
import { inside, layout, phone } from '../../../shared/layout/layout.ts';

const line = `1px solid ${vars.color.line}`;

/** Where Back is at the start and what leads on at the end. */
export const start = layout({ marginInlineEnd: 'auto' });

/** Back, where a phone has no room for it beside two other actions: the parts above lead back, too. */
export const wideStart = layout({ marginInlineEnd: 'auto', '@media': { [phone]: { display: 'none' } } });

/** A part of the page under a hairline. */
export const part = layout({ borderTop: line, paddingTop: vars.space[20] });

/** The words to sign, behind a rule. */
export const words = layout({
  fontFamily: vars.font.voice,
  borderInlineStart: `3px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[16],
  whiteSpace: 'pre-line',
});

/** The hash in 16 groups of 4: eight in a line, on phones four, and fewer in large text. */
export const hash = layout({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5ch',
  maxWidth: '43ch',
  fontFamily: vars.font.code,
  '@media': { [phone]: { maxWidth: '21ch' } },
});

/** The four parts, with a word about time below them. */
export const steps = layout({ display: 'grid', gap: vars.space[32] });

/** Large text on a phone needs a second line. */
export const leave = layout({ whiteSpace: 'normal' });

/** What takes the focus is scrolled free of the actions at the bottom, together with an error below it. */
export const aboveFoot = layout({});
inside(`${aboveFoot} *`, { scrollMarginBlockEnd: `calc(2 * ${vars.space[64]})` });

/** The two signers side by side. */
export const signers = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '1px',
  background: vars.color.line,
});

export const signer = layout({
  background: vars.color.surface,
  paddingBlock: vars.space[16],
  paddingInline: vars.size.cardPad,
});

/** The time to think, one segment for each hour. */
export const segments = layout({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
});

export const segment = layout({
  height: '0.9rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '2px',
  selectors: { '&[data-passed]': { background: vars.color.control } },
});

/** The check mark of a finished part. */
export const check = layout({ color: vars.color.success.text, flexShrink: 0, alignSelf: 'flex-start' });
