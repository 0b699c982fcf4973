import { vars } from '@mediation/ui/vars';
import { inside, layout, phone, tablet } from '../../../../shared/layout/layout.ts';

const { color, size, space, text, weight } = vars;
const line = `1px solid ${color.line}`;
const digitsOnly = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Two people of equal width, and the payment beside them; below them where there is no room. */
export const balance = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 23rem',
  gridTemplateRows: 'auto 1fr',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});

export const alone = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' });

export const person = layout({
  padding: `${space[16]} ${size.cardPad} ${space[12]}`,
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: line } },
});

export const name = layout({ display: 'flex', alignItems: 'center', gap: space[8] });

export const amount = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  marginTop: space[6],
});

export const digits = layout({
  ...digitsOnly,
  fontSize: '1.75rem',
  fontWeight: weight.medium,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [phone]: { fontSize: '1.25rem' } },
});

export const share = layout({ ...digitsOnly, color: color.soft });

export const bar = layout({
  gridColumn: '1 / 3',
  alignSelf: 'end',
  display: 'flex',
  gap: '3px',
  padding: `${space[8]} ${size.cardPad} ${space[16]}`,
});

inside(`${bar} > i`, { height: '0.5rem', borderRadius: '2px', flexBasis: 0, background: color.soft });
inside(`${bar} > i:last-child`, {
  background: color.hover,
  boxShadow: `inset 0 0 0 1px ${color.control}`,
});

export const payment = layout({
  gridColumn: 3,
  gridRow: '1 / 3',
  padding: `${space[16]} ${size.cardPad}`,
  borderInlineStart: line,
  '@media': { [tablet]: { gridColumn: '1 / -1', gridRow: 'auto', borderInlineStart: 0, borderTop: line } },
});

export const pay = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

inside(`${pay} > :first-child`, { flex: '1 1 9rem', maxWidth: '12rem' });
inside(`${pay} input`, { textAlign: 'end', fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

/** Stays in sight on phones, above the tab bar that divorcees have. */
export const phoneBar = layout({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr auto',
      alignItems: 'center',
      gap: `0 ${space[16]}`,
      position: 'sticky',
      bottom: 0,
      zIndex: vars.layer.sticky,
      marginInline: `calc(-1 * ${size.pagePad})`,
      // The tab bar is higher where one of its names takes two lines, and covers the rest.
      padding: `${space[8]} ${size.pagePad} ${space[16]}`,
      background: color.surface,
      borderTop: line,
    },
  },
});

inside(`main:has(~ nav) ${phoneBar}`, {
  '@media': { [phone]: { bottom: `calc(${space[64]} + env(safe-area-inset-bottom))` } },
});

/** What takes the focus is scrolled free of both bars. */
inside(`main:has(${phoneBar}) *`, {
  '@media': { [phone]: { scrollMarginBottom: `calc(2 * ${space[64]} + ${space[48]} + env(safe-area-inset-bottom))` } },
});

export const phoneName = layout({ fontSize: text.meta, color: color.soft, overflowWrap: 'anywhere' });

export const phoneAmount = layout({ ...digitsOnly, fontSize: size.small, fontWeight: weight.strong });
