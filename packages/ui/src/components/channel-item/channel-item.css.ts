import { component } from '../../theme/component.ts';
import { chosenBySystem, meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minWidth: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  lineHeight: 1.4,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[aria-current]': {
      background: vars.color.surface,
      boxShadow: vars.shadow.current,
      '@media': { '(forced-colors: active)': chosenBySystem },
    },
  },
});

export const text = component({ flex: 1, minWidth: 0 });

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[8],
});

/** Never truncated: the name says who reads the channel. */
export const name = component({
  display: 'block',
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const unread = component({ fontWeight: vars.weight.bold });

/** 14 px on comfortable pages, 13 px on compact ones. */
const small = { ...meta, fontSize: `max(${vars.text.meta}, 0.82em)` };

export const preview = component({ ...small, ...truncated });

export const time = component({ ...small, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
