import { vars } from '@mediation/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, shadow, size, space, text, weight } = vars;
const line = `1px solid ${color.line}`;
const digits = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A page that has no room for six columns: each row becomes a card. Follows the size of the letters. */
const narrow = 'page (max-width: 52rem)';

type Rule = Parameters<typeof globalStyle>[1];
const layered = (rule: object) => style({ '@layer': { overrides: rule } });
const inTable = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { overrides: rule } });
const whenNarrow = (selector: string, rule: Rule) => inTable(selector, { '@container': { [narrow]: rule } });

export const card = layered({
  '@container': {
    [narrow]: { background: 'none', border: 0, boxShadow: 'none', borderRadius: 0, overflow: 'visible' },
  },
});

export const table = layered({});
export const section = layered({});
export const sum = layered({});
export const grandSum = layered({});
export const paid = layered({});
export const due = layered({});
export const gap = layered({ '@container': { [narrow]: { display: 'none' } } });

export const person = layered({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text,
  fontSize: text.label,
  fontWeight: weight.strong,
});

export const name = layered({ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '11rem' });

inTable(`${table} ${name}`, { color: color.text, fontSize: size.body, fontWeight: weight.medium, lineHeight: 1.35 });

export const below = layered({
  display: 'block',
  color: color.soft,
  fontSize: text.meta,
  fontWeight: 'normal',
});

inTable(`${table} ${below} span`, { fontSize: 'inherit' });

export const warning = layered({
  display: 'inline-flex',
  gap: space[4],
  alignItems: 'center',
  color: color.warning.text,
  fontWeight: weight.medium,
  whiteSpace: 'normal',
});

inTable(`${warning} svg`, { width: '0.875rem', height: '0.875rem', flex: 'none' });
inTable(`${warning} a`, { color: 'inherit' });

export const value = layered({ ...digits, textAlign: 'end', color: color.soft });
export const day = layered({ fontSize: text.meta, color: color.soft, whiteSpace: 'nowrap' });
inTable(`${day} > ${warning}`, { display: 'flex' });

export const keeper = layered({ fontSize: size.small });
export const keep = layered({ display: 'block', width: '9rem', '@container': { [narrow]: { width: '100%' } } });
export const percent = layered({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginTop: space[6],
  whiteSpace: 'nowrap',
});
inTable(`${percent} input`, { width: '4rem', flex: 'none' });

export const side = layered({ ...digits, textAlign: 'end', fontWeight: weight.medium });
inTable(`${table} ${side}`, { borderInlineStart: line, width: '9rem' });

/** The name of a column, which only cards show. */
export const column = layered({
  display: 'none',
  color: color.soft,
  fontSize: text.tiny,
  fontWeight: 'normal',
  '@container': { [narrow]: { display: 'block' } },
});

inTable(`${table} tbody tr:last-child > *`, { borderBottom: 0 });
inTable(`${table} ${section} th`, {
  borderBlock: line,
  background: color.sunken,
  color: color.text,
  fontSize: text.meta,
  fontWeight: weight.strong,
});
export const sectionNote = layered({ marginInlineStart: space[12], color: color.soft, fontWeight: 'normal' });

inTable(`${table} :is(${sum}, ${grandSum}) :is(th, td)`, {
  height: '2.75rem',
  color: color.text,
  fontWeight: weight.strong,
});
inTable(`${table} :is(${sum}, ${grandSum}) > *`, { borderTop: `1px solid ${color.control}` });
inTable(`${table} ${grandSum} :is(th, td)`, { height: '3rem', fontSize: text.body });

whenNarrow(`:is(${table}, ${table} tbody)`, { display: 'block' });
whenNarrow(`${table} thead`, { display: 'none' });
whenNarrow(`${table} tbody tr`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[16],
  marginTop: space[8],
  padding: `${space[12]} ${size.cardPad}`,
  background: color.surface,
  borderRadius: radius.card,
  boxShadow: shadow.card,
});
whenNarrow(`${table} tbody tr:is(tr, ${sum}) > :is(th, td)`, {
  display: 'block',
  height: 'auto',
  padding: 0,
  border: 0,
});
whenNarrow(`${table} ${name}`, { minWidth: 0, fontWeight: weight.strong });
whenNarrow(`${table} ${value}`, { gridColumn: 2, color: color.text, fontWeight: weight.medium });
whenNarrow(`${table} tbody tr > ${day}`, { gridColumn: 2, alignSelf: 'start', textAlign: 'end' });
whenNarrow(`${table} tbody tr > ${name}`, { gridColumn: 1, gridRow: 1 });
whenNarrow(`${table} tbody tr:has(> ${day}) > ${name}`, { gridRow: '1 / span 2' });
whenNarrow(`${table} tbody tr > ${due}`, { gridColumn: '1 / -1', marginTop: space[8] });
whenNarrow(`${table} ${day} > ${warning}`, { justifyContent: 'flex-end' });
whenNarrow(`${table} tbody tr > ${keeper}`, { gridColumn: '1 / -1', marginTop: space[12] });
whenNarrow(`${table} tbody tr > ${gap}`, { display: 'none' });
whenNarrow(`${table} tbody tr > ${side}`, {
  width: 'auto',
  marginTop: space[8],
  textAlign: 'start',
  fontWeight: weight.strong,
});
whenNarrow(`${table} tbody tr > ${side}`, { gridColumn: 1 });
whenNarrow(`${table} tbody tr > ${side} + ${side}`, {
  gridColumn: 2,
  borderInlineStart: line,
  paddingInlineStart: space[16],
});
whenNarrow(`${table} tbody tr${section}`, {
  display: 'block',
  padding: `${space[16]} 0 0`,
  background: 'none',
  boxShadow: 'none',
  margin: 0,
});
whenNarrow(`${table} ${section} th`, { background: 'none', fontSize: text.lead });
whenNarrow(`${table} ${sectionNote}`, { display: 'block', margin: 0, fontSize: text.meta });
whenNarrow(`${table} tbody tr:is(${sum}, ${grandSum})`, { background: color.sunken });
whenNarrow(`${table} tbody tr${paid} > ${name}`, { gridColumn: '1 / -1' });
