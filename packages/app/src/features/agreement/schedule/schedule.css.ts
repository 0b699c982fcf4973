import { vars } from '@mediation/ui/vars';
import { layout, phone, tablet } from '../../../shared/layout/layout.ts';

const { color, size, space, text, weight } = vars;

/** The rules beside the calendar; below it where there is no room for both. */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: '21.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: size.gap,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rules = layout({ '@media': { [tablet]: { order: 2 } } });

/** On phones one part is shown at a time. */
export const away = layout({ '@media': { [phone]: { display: 'none' } } });

export const phoneTabs = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });

export const handoverPoint = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  gap: space[8],
});

export const tier = layout({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${size.cardPad}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunken,
  fontSize: text.meta,
  color: color.soft,
});

export const number = layout({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const period = layout({
  color: color.text,
  fontWeight: 'inherit',
  selectors: { 'tbody tr:last-child > &': { borderBottom: 0 } },
  '@media': { [phone]: { gridColumn: '1 / -1', padding: 0, border: 0 } },
});

/** On phones the numbers of a period are in columns below its name, as many as there is room for. */
export const line = layout({
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: space[8] } },
});

export const count = layout({ '@media': { [phone]: { gridColumn: 'auto', textAlign: 'start' } } });

/** The share of a year, below the number. */
export const share = layout({
  display: 'block',
  fontSize: text.meta,
  fontWeight: 'normal',
  color: color.soft,
  whiteSpace: 'nowrap',
});

/** Whose nights they are: in the head of the table on wide screens, above the number on phones. */
export const whose = layout({
  display: 'none',
  fontSize: text.tiny,
  fontWeight: 'normal',
  color: color.soft,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block' } },
});

export const strong = layout({ fontWeight: weight.strong });

/** Gets the focus when one of its problems is settled. */
export const open = layout({ outline: 'none' });
