import { vars } from '@mediation/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space, text, weight } = vars;
const line = `1px solid ${color.line}`;
const strongLine = `1px solid ${color.divider}`;

/** A page that has no room for three ways: one is shown at a time. Follows the size of the letters. */
const narrow = 'page (max-width: 56rem)';

type Rule = Parameters<typeof globalStyle>[1];
const layered = (rule: object) => style({ '@layer': { overrides: rule } });
const inTable = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { overrides: rule } });
const whenNarrow = (selector: string, rule: Rule) => inTable(selector, { '@container': { [narrow]: rule } });

export const pick = layered({ display: 'none', '@container': { [narrow]: { display: 'block' } } });

/** The name of a way, cut where the screen is narrow. */
export const tab = layered({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const table = layered({ tableLayout: 'fixed', fontSize: size.small, lineHeight: 1.35 });
export const top = layered({});
export const people = layered({});
export const corner = layered({});
export const section = layered({});
export const strong = layered({});
export const first = layered({});

export const title = layered({ display: 'flex', alignItems: 'flex-start', gap: space[8] });
export const letter = layered({
  fontStyle: 'normal',
  fontFamily: font.voice,
  fontSize: text.medium,
  color: color.soft,
});
export const wayName = layered({
  flex: 1,
  minWidth: 0,
  color: color.text,
  fontFamily: font.voice,
  fontSize: text.medium,
  fontWeight: 480,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const person = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text,
  fontSize: text.label,
  fontWeight: weight.strong,
});
export const column = layered({
  display: 'none',
  color: color.soft,
  fontSize: text.tiny,
  fontWeight: 'normal',
  '@container': { [narrow]: { display: 'block' } },
});

inTable(`${table} :is(th, td)`, { padding: `${space[12]} ${space[12]}`, verticalAlign: 'top', whiteSpace: 'normal' });
inTable(`${table} :is(tbody tr > th, ${corner})`, { width: '11.5rem', paddingInlineStart: size.cardPad });
inTable(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
inTable(`${table} td`, { height: 'auto', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
inTable(`${table} tbody th`, { fontSize: size.small, fontWeight: 'normal' });
inTable(`${table} ${corner}`, { borderBottom: strongLine, verticalAlign: 'bottom' });
inTable(`${table} ${first}`, { borderInlineStart: strongLine, paddingInlineStart: space[16] });
inTable(`${table} ${top} > *`, { borderBottom: 0, fontWeight: 'normal' });
inTable(`${table} ${people} > *`, { borderBlock: strongLine, paddingBlock: space[8], verticalAlign: 'middle' });
inTable(`${table} ${section} th`, {
  width: 'auto',
  paddingBlock: space[6],
  borderBlock: line,
  background: color.sunken,
  color: color.text,
  fontSize: text.meta,
  fontWeight: weight.strong,
});
inTable(`${table} ${strong} td`, { fontWeight: weight.strong, fontSize: text.body });

whenNarrow(`:is(${table}, ${table} :is(thead, tbody))`, { display: 'block' });
whenNarrow(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[12]} ${size.cardPad}`,
  borderBottom: line,
});
whenNarrow(`${table} tr > :is(th, td):is(th, td, ${first})`, {
  display: 'block',
  width: 'auto',
  padding: 0,
  border: 0,
});
whenNarrow(`${table} :is(tbody th, ${top} th)`, { gridColumn: '1 / -1' });
whenNarrow(`${table} tbody th`, { fontSize: text.meta });
whenNarrow(`${table} td`, { fontWeight: weight.medium });
whenNarrow(`${table} ${section}`, { background: color.sunken, paddingBlock: space[8] });
whenNarrow(`${table} :is(tr${people}, ${top} > ${corner}, [data-away][data-away])`, { display: 'none' });
