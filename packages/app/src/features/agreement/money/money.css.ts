import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../../shared/layout/layout.ts';

const { space, color } = vars;

export const table = layout({ tableLayout: 'fixed' });

export const name = layout({ width: '30%' });

/** Under `Table`, to be stronger than its own rules for cells. */
const stacked = { [phone]: { gridColumn: '1 / -1', padding: 0, border: 0, textAlign: 'start' } } as const;

export const rowName = layout({
  selectors: {
    'tr > &': { color: 'inherit', fontSize: vars.size.body, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '@media': stacked,
});

export const section = layout({ background: color.sunken });

export const sectionName = layout({ '@media': stacked });

/** Both parties’ columns stay beside each other on phones, below the name of their row. */
export const line = layout({
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const cell = layout({
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [phone]: { gridColumn: 'auto', borderInlineStart: 0 } },
});

export const whole = layout({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const figure = layout({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const joint = layout({ justifyContent: 'center', flexDirection: 'row' });

export const source = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[8]}` });

export const amount = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const strong = layout({ fontWeight: vars.weight.strong });

/** Whose figure it is: in the head of the table on wide screens, in the cell on phones. */
export const owner = layout({ display: 'none', color: color.soft, '@media': { [phone]: { display: 'block' } } });

/** The currency and the day of the figures, which the head of the table has on wide screens. */
export const unit = layout({
  display: 'none',
  padding: `${space[12]} ${vars.size.cardPad}`,
  color: color.soft,
  fontSize: vars.size.small,
  '@media': { [phone]: { display: 'block' } },
});

export const sums = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[24],
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

export const sum = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[4],
  selectors: { '&[data-total]': { borderTop: `1px solid ${color.line}`, fontWeight: vars.weight.strong } },
});
