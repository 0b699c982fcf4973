import { insidePage, override, pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text } = vars;
const line = `1px solid ${color.line}`;
const digits = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const pair = override({ tableLayout: 'fixed' });

insidePage(`${pair} thead th:first-child`, { width: '30%' });

export const counts = pageComponent({ fontVariantNumeric: 'tabular-nums' });

/** The unit of the figures, which the head of the table has on wide screens. */
export const unit = pageComponent({
  display: 'none',
  padding: `${space[12]} ${size.cardPad}`,
  color: color.soft,
  fontSize: size.small,
  '@media': { [phone]: { display: 'block' } },
});

/** Where a `Table` has rules of its own for rows and cells, these are stronger. */
const below = { gridColumn: '1 / -1', padding: 0, border: 0, textAlign: 'start' } as const;

export const section = override({ background: color.sunken });

export const sectionName = pageComponent({ selectors: { '&&&': { '@media': { [phone]: below } } } });

/** The cells of a row stay beside each other on phones, below its name. */
export const row = pageComponent({
  selectors: {
    [`${pair} &&`]: {
      '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
    },
    [`${counts} &&`]: {
      '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: space[8] } },
    },
  },
});

export const strong = pageComponent({});

insidePage(`${strong}${strong} > :is(th, td)`, { fontWeight: vars.weight.strong });

export const name = pageComponent({
  selectors: {
    '&&&': { '@media': { [phone]: below } },
    [`${pair} &`]: { color: 'inherit', fontSize: size.body, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    [`${counts} &`]: { color: color.text, fontWeight: 'inherit' },
    [`:is(${pair}, ${counts}) tbody tr:last-child > &`]: { borderBottom: 0 },
  },
});

export const cell = pageComponent({
  selectors: {
    [`${pair} &&&`]: {
      borderInlineStart: line,
      '@media': { [phone]: { gridColumn: 'auto', borderInlineStart: 0 } },
    },
    [`${counts} &&&`]: { textAlign: 'end', '@media': { [phone]: { gridColumn: 'auto', textAlign: 'start' } } },
  },
});

export const whole = pageComponent({ selectors: { '&&&&&': { '@media': { [phone]: { gridColumn: '1 / -1' } } } } });

export const sum = pageComponent({ selectors: { '&&&': digits } });

/** The name of a column: in the head of the table on wide screens, in the cell on phones. */
export const column = pageComponent({
  display: 'none',
  color: color.soft,
  '@media': { [phone]: { display: 'block' } },
  selectors: { [`${counts} &`]: { fontSize: text.tiny, fontWeight: 'normal', overflowWrap: 'anywhere' } },
});

export const share = pageComponent({
  display: 'block',
  fontSize: text.meta,
  fontWeight: 'normal',
  color: color.soft,
  whiteSpace: 'nowrap',
});

export const amount = pageComponent(digits);

export const figure = pageComponent({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const joint = override({ justifyContent: 'center', flexDirection: 'row' });

export const source = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
});

export const term = pageComponent({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[4],
  selectors: { '&[data-total]': { borderTop: line, fontWeight: vars.weight.strong } },
});
