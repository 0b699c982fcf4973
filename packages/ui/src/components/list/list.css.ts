import { component, inside, pageComponent, variants } from '../../theme/component.ts';
import { chosenBySystem } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const list = component({});

inside(`${list} > * + *`, { borderTop: `1px solid ${vars.color.line}` });

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.size.row,
  padding: `${space[8]} ${vars.size.cardPad}`,
  width: '100%',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:is(a, button):hover': { background: vars.color.sunken },
    '&:is(a, button):focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
});

inside(`${row}${row}[aria-current]`, {
  background: vars.color.primary[2],
  boxShadow: `inset 3px 0 0 ${vars.color.primary.edge}`,
  '@media': { '(forced-colors: active)': chosenBySystem },
});

export const align = variants({
  start: { alignItems: 'flex-start', paddingBlock: space[12] },
  center: {},
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: space[6], paddingBlock: space[12] },
});

export const icon = component({ display: 'flex', flex: 'none', color: vars.color.icon });

export const end = component({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  color: vars.color.soft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

inside(`[dir=rtl] ${end} .lucide-chevron-right`, { transform: 'scaleX(-1)' });

export const item = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
});

export const words = pageComponent({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  flex: '1 1 14rem',
  minWidth: 0,
});

export const ways = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});
