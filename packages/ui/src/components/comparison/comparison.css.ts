import { insidePage, pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.line}`;

export const pair = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});

insidePage(`${pair} > * + *`, {
  borderInlineStart: line,
  '@media': { [phone]: { borderInlineStart: 0, borderTop: line } },
});

export const side = pageComponent({ padding: `${space[12]} ${space[20]}`, minWidth: 0 });

export const versions = pageComponent({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: color.surface,
  borderBottom: line,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  '@media': { [phone]: { position: 'static' } },
});

export const head = pageComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

insidePage(`${head}${head} > *`, { whiteSpace: 'normal' });

export const item = pageComponent({ selectors: { '& + &': { borderTop: line } } });

export const title = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[16]} ${space[20]} 0`,
  overflowWrap: 'anywhere',
});

export const renamed = pageComponent({ paddingBottom: 0, fontSize: vars.size.small });

export const words = pageComponent({ lineHeight: 1.7, whiteSpace: 'pre-line', overflowWrap: 'break-word' });

const changed = {
  padding: `0 ${space[2]}`,
  borderRadius: 3,
  color: 'inherit',
  textDecorationThickness: 2,
  boxDecorationBreak: 'clone',
} as const;

export const out = pageComponent({
  ...changed,
  background: color.sunken,
  textDecorationLine: 'line-through',
  textDecorationColor: color.icon,
});

export const put = pageComponent({
  ...changed,
  background: color.info.bg,
  boxShadow: `inset 0 0 0 1px ${color.info.border}`,
  textDecorationLine: 'underline',
  textDecorationColor: color.info.solid,
  textUnderlineOffset: 3,
});

export const sunken = pageComponent({ background: color.sunken, borderTop: line });

insidePage(`${sunken} li:first-child`, { borderTop: 0, paddingTop: 0 });
insidePage(`${sunken} li:last-child`, { paddingBottom: 0 });

export const same = pageComponent({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  color: color.soft,
  vars: { [iconSize]: '1rem' },
  '@media': { [phone]: { gridTemplateColumns: '1rem minmax(0, 1fr)' } },
});

insidePage(`${same} > button`, {
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridColumn: 2, justifySelf: 'start' } },
});

export const jump = pageComponent({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  gap: space[8],
  padding: `${space[6]} ${space[8]}`,
  marginInline: `calc(-1 * ${space[8]})`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  ':hover': { background: color.hover },
});

export const key = pageComponent({ display: 'flex', flexWrap: 'wrap', gap: space[16], fontSize: vars.size.small });
