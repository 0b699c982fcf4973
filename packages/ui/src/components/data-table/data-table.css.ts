import { component, inside, insidePage, override } from '../../theme/component.ts';
import { narrowCard, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { flush } from '../card/card.css.ts';
import { table as plain } from '../table/table.css.ts';

const { color, size, space } = vars;

export const table = component({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** With a height the table scrolls inside; without one its header sticks below the top bar. */
export const scroller = component({ overflow: 'auto', ':focus-visible': { outlineOffset: -3 } });

export const sticky = component({});

/** A scrolling card would keep the header from sticking. */
insidePage(`${flush}:has(${sticky})`, { overflow: 'clip', '@media': { [tablet]: { overflow: 'auto hidden' } } });

inside(`${sticky} thead th`, {
  position: 'sticky',
  top: size.topBar,
  zIndex: 2,
  background: color.surface,
  boxShadow: `inset 0 -1px 0 ${color.line}`,
});
inside(`${scroller} ${sticky} thead th`, { top: 0 });

inside(`${table} tbody tr[aria-selected=true]`, { background: color.primary[2] });
inside(`${table} tbody tr[data-message]:hover`, { background: 'transparent' });
inside(`${table} tbody tr`, { position: 'relative' });
inside(`${table} tbody tr:focus-within`, { zIndex: 1 });

export const sort = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '1.75rem',
  margin: `0 calc(-1 * ${space[6]})`,
  padding: `0 ${space[6]}`,
  border: 0,
  borderRadius: vars.radius.badge,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  ':hover': { background: color.hover, color: color.text },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

inside(`${sort} > .lucide`, { width: '0.9rem', height: '0.9rem', opacity: 0.55 });
inside(`[aria-sort] > ${sort}`, { color: color.text, fontWeight: vars.weight.strong });
inside(`[aria-sort] > ${sort} > .lucide`, { opacity: 1, color: color.primary[11] });

/** The whole cell is clickable, so that a missed click does not open the row. */
export const check = component({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  marginInlineStart: `calc(-1 * ${space[4]})`,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
});

inside(`${check} > input`, { width: '1.15rem', height: '1.15rem', margin: 0, accentColor: color.primary[11] });

export const checkCell = component({});

inside(`${plain} :is(th, td)${checkCell}`, { width: '1%', minWidth: 0, paddingInlineEnd: 0 });
inside(`${plain} ${checkCell} + td`, { minWidth: '11rem', overflowWrap: 'anywhere' });

/** Covers the row, so that all of it is the link; other controls of the row are above it. */
export const rowLink = component({
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});

inside(`${table} tr:hover ${rowLink}`, { textDecoration: 'underline' });
inside(`${rowLink}:focus-visible::after`, {
  outline: `${vars.focus.width} solid ${color.focus}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
});
inside(`${table} td :is(a, button, label):not(${rowLink})`, { position: 'relative', zIndex: 1 });

export const bar = override({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[8]} ${size.cardPad}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  fontSize: size.small,
});

export const chosen = component({ fontWeight: vars.weight.strong });

/** The skeleton of a cell, aligned like its text. */
export const waiting = component({
  display: 'flex',
  selectors: { '[data-align=end] > &': { justifyContent: 'flex-end' } },
});

const whenStacked = (selector: string, rule: Parameters<typeof inside>[1]) =>
  inside(`${table} ${selector}`, { '@container': { [narrowCard]: rule } });

/** Only the controls of the header are kept. */
whenStacked('thead', { display: 'block' });
whenStacked('thead tr', { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}`, paddingBlock: space[6] });
whenStacked('thead tr th:is(:first-child, :last-child, th)', {
  display: 'none',
  padding: 0,
  border: 0,
  boxShadow: 'none',
});
whenStacked('thead tr th:is(:first-child, :last-child, th):has(button, input)', { display: 'block' });
whenStacked(`th${checkCell}`, { width: 'auto' });
/** Names under names, values under values, also with large letters. */
const labelWidth = 'min(7.5rem, 40cqi)';

whenStacked('tr td[data-label]:is(:first-child, :last-child, td)', {
  display: 'flow-root',
  gridColumn: '1 / -1',
  paddingInlineStart: labelWidth,
});
whenStacked('tr [data-label]::before', {
  content: 'attr(data-label)',
  float: 'inline-start',
  width: `calc(${labelWidth} - 0.5rem)`,
  marginInlineStart: `calc(-1 * ${labelWidth})`,
  color: color.soft,
});
/** The actions of a row are beside its last cell; a badge is beside its name. */
const besideAction = 'tr td[data-label]:has(+ [data-phone=end] :is(a, button))';
whenStacked(besideAction, { gridColumn: 1, paddingInlineStart: 0 });
whenStacked(`${besideAction}::before`, { float: 'none', marginInline: `0 ${space[8]}` });
whenStacked('tr td[data-message]', { gridColumn: '1 / -1' });
whenStacked(`tbody tr:has(> ${checkCell})`, { paddingInlineStart: `calc(${size.cardPad} + ${space[48]})` });
whenStacked(`td${checkCell}`, {
  position: 'absolute',
  gridColumn: 'auto',
  insetInlineStart: size.cardPad,
  top: space[8],
  width: 'auto',
});
