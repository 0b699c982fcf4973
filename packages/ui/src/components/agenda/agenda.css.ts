import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const dayName = component({
  padding: `${space[8]} ${vars.size.cardPad}`,
  background: color.sunken,
  color: color.soft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const item = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  padding: `${space[12]} ${vars.size.cardPad}`,
  paddingInlineStart: `calc(${vars.size.cardPad} - 3px)`,
  borderInlineStart: '3px solid transparent',
  lineHeight: 1.35,
  selectors: {
    '&[data-state=now]': { background: color.primary[2], borderInlineStartColor: color.primary.edge },
  },
});

export const time = component({
  flex: 'none',
  minWidth: '5rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const start = component({
  display: 'block',
  fontWeight: vars.weight.strong,
  selectors: { '[data-state=done] &': { fontWeight: vars.weight.medium, color: color.soft } },
});

export const soft = component({
  display: 'block',
  color: color.soft,
  fontSize: vars.text.meta,
  lineHeight: `calc(${vars.size.body} * 1.35)`,
});

export const what = component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const action = component({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[8] });
