import { component } from '../../theme/component.ts';
import { meta, truncated } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minWidth: 0,
  padding: '0.6rem 0.75rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  lineHeight: 1.4,
  ':hover': { background: vars.color.hover },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current]': { background: vars.color.surface, boxShadow: vars.shadow.current },
  },
});

export const text = component({ flex: 1, minWidth: 0 });

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.5rem',
});

/** Never cut short: it says who reads what is written there. */
export const name = component({
  display: 'block',
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

export const unread = component({ fontWeight: vars.weight.bold });

export const preview = component({ ...meta, ...truncated });

export const time = component({ ...meta, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
