import { vars } from '@mediation/ui/vars';
import { globalStyle } from '@vanilla-extract/css';
import { layout, phone } from '../../../shared/layout/layout.ts';

const { space, color } = vars;
const line = `1px solid ${color.line}`;

export const pair = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: '100%' } },
});
globalStyle(`${pair} > * + *`, {
  '@layer': {
    overrides: { borderInlineStart: line, '@media': { [phone]: { borderInlineStart: 0, borderTop: line } } },
  },
});

export const side = layout({ padding: `${space[12]} ${space[20]}`, minWidth: 0 });

export const versions = layout({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: color.surface,
  borderBottom: line,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  '@media': { [phone]: { position: 'static' } },
});

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
globalStyle(`${head} > *`, { '@layer': { overrides: { whiteSpace: 'normal' } } });

export const meta = layout({ color: color.soft, fontSize: vars.size.small });

export const clause = layout({ selectors: { '& + &': { borderTop: line } } });

export const title = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[16]} ${space[20]} 0`,
  overflowWrap: 'anywhere',
});

export const number = layout({
  marginInlineEnd: space[8],
  color: color.soft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const renamed = layout({ paddingBottom: 0, fontSize: vars.size.small });

export const words = layout({ lineHeight: 1.7, whiteSpace: 'pre-line', overflowWrap: 'break-word' });

/** Phones show one text with both. */
export const onWide = layout({ '@media': { [phone]: { display: 'none' } } });
export const onNarrow = layout({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const away = layout({ display: 'none' });

const changed = {
  padding: `0 ${space[2]}`,
  borderRadius: 3,
  color: 'inherit',
  textDecorationThickness: 2,
  boxDecorationBreak: 'clone',
} as const;

export const out = layout({
  ...changed,
  background: color.sunken,
  textDecorationLine: 'line-through',
  textDecorationColor: color.icon,
});

export const put = layout({
  ...changed,
  background: color.info.bg,
  boxShadow: `inset 0 0 0 1px ${color.info.border}`,
  textDecorationLine: 'underline',
  textDecorationColor: color.info.solid,
  textUnderlineOffset: 3,
});

export const lawyers = layout({ background: color.sunken, borderTop: line });
globalStyle(`${lawyers} li:first-child`, { '@layer': { overrides: { borderTop: 0, paddingTop: 0 } } });
globalStyle(`${lawyers} li:last-child`, { '@layer': { overrides: { paddingBottom: 0 } } });

export const same = layout({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  color: color.soft,
  '@media': { [phone]: { gridTemplateColumns: '1rem minmax(0, 1fr)' } },
});
globalStyle(`${same} > button`, {
  '@layer': { overrides: { '@media': { [phone]: { gridColumn: 2, justifySelf: 'start' } } } },
});
globalStyle(`${same} > .lucide`, { '@layer': { overrides: { width: '1rem', height: '1rem' } } });

export const show = layout({ whiteSpace: 'nowrap' });

export const jump = layout({
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

export const key = layout({ display: 'flex', flexWrap: 'wrap', gap: space[16], fontSize: vars.size.small });
