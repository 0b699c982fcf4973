import { component, inside } from '../../theme/component.ts';
import { narrowCard } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const line = `1px solid ${color.line}`;

export const table = component({ width: '100%', borderCollapse: 'collapse', fontSize: size.body });

inside(`${table} :is(th, td)`, { padding: `${space[8]} ${space[12]}`, borderBottom: line, textAlign: 'start' });
inside(`${table} th`, {
  fontSize: vars.text.meta,
  fontWeight: vars.weight.medium,
  color: color.soft,
  whiteSpace: 'nowrap',
});
inside(`${table} td`, { height: size.row, verticalAlign: 'middle', lineHeight: 1.4 });
/** The first cell may be long, for example a file name: it wraps instead of widening the table. */
inside(`${table} td:is(:first-child, [data-breaks])`, { minWidth: '11rem', overflowWrap: 'anywhere' });
inside(`${table} tbody tr:last-child td`, { borderBottom: 0 });
inside(`${table} tbody tr:hover`, { background: color.sunken });
inside(`${table} :is(th, td):first-child`, { paddingInlineStart: size.cardPad });
inside(`${table} :is(th, td):last-child`, { paddingInlineEnd: size.cardPad });
inside(`${table} [data-align=end]`, { textAlign: 'end', whiteSpace: 'nowrap' });

export const stack = component({ '@container': { [narrowCard]: { display: 'block' } } });

const whenStacked = (selector: string, rule: Parameters<typeof inside>[1]) =>
  inside(`${stack} ${selector}`, { '@container': { [narrowCard]: rule } });

whenStacked('thead', { display: 'none' });
whenStacked('tbody', { display: 'block' });
whenStacked('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'dense',
  gap: `${space[6]} ${space[16]}`,
  alignItems: 'center',
  padding: `${space[12]} ${size.cardPad}`,
  borderBottom: line,
});
whenStacked('tr:last-child', { borderBottom: 0 });
whenStacked(':is(td, [data-align])', {
  display: 'block',
  gridColumn: 1,
  minWidth: 0,
  height: 'auto',
  border: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
whenStacked('tr td:is(:first-child, :last-child, td)', { minWidth: 0, padding: 0 });
whenStacked('[data-phone=end]', { gridColumn: 2, justifySelf: 'end' });
whenStacked('[data-phone=row]', { gridColumn: '1 / -1' });
whenStacked('tr :is([data-phone=hidden], td:empty)', { display: 'none' });

/** For letters so large that two columns do not fit. */
const narrow = '(max-width: 17rem)';
inside(`${stack} tr`, { '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
inside(`${stack} tr [data-phone=end]`, { '@container': { [narrow]: { gridColumn: 1, justifySelf: 'start' } } });
