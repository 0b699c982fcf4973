import { component, inside } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;
const line = `1px solid ${color.line}`;

export const table = component({ width: '100%', borderCollapse: 'collapse', fontSize: size.body });

inside(`${table} :is(th, td)`, { padding: '0.5rem 0.75rem', borderBottom: line, textAlign: 'start' });
inside(`${table} th`, {
  fontSize: vars.text.meta,
  fontWeight: vars.weight.medium,
  color: color.soft,
  whiteSpace: 'nowrap',
});
inside(`${table} td`, { height: size.row, verticalAlign: 'middle', lineHeight: 1.4 });
inside(`${table} tbody tr:last-child td`, { borderBottom: 0 });
inside(`${table} tbody tr:hover`, { background: color.sunken });
inside(`${table} :is(th, td):first-child`, { paddingInlineStart: size.cardPad });
inside(`${table} :is(th, td):last-child`, { paddingInlineEnd: size.cardPad });
inside(`${table} [data-align=end]`, { textAlign: 'end' });

export const stack = component({ '@media': { [phone]: { display: 'block' } } });

const onPhone = (selector: string, rule: Parameters<typeof inside>[1]) =>
  inside(`${stack} ${selector}`, { '@media': { [phone]: rule } });

onPhone('thead', { display: 'none' });
onPhone('tbody', { display: 'block' });
onPhone('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'row dense',
  gap: '0.35rem 1rem',
  alignItems: 'center',
  padding: `0.85rem ${size.cardPad}`,
  borderBottom: line,
});
onPhone('tr:last-child', { borderBottom: 0 });
onPhone(':is(td, [data-align])', { display: 'block', height: 'auto', border: 0, textAlign: 'start' });
onPhone('tr td:is(:first-child, :last-child, td)', { padding: 0 });
onPhone('td', { gridColumn: 1 });
onPhone('td[data-phone=end]', { gridColumn: 2, justifySelf: 'end' });
onPhone('tr [data-phone=hidden]', { display: 'none' });
