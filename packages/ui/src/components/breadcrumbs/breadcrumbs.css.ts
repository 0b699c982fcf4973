import { component, inside } from '../../theme/component.ts';
import { truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  fontSize: vars.size.small,
  color: vars.color.soft,
});

/** A phone shows only the parent page, as a back link. */
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '1.5rem',
  '@media': { [phone]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } } },
});

export const current = component({ ...truncated, color: vars.color.text });

const sign = { width: '0.9rem', height: '0.9rem', flex: 'none', color: vars.color.icon };

export const chevron = component({
  ...sign,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' }, [`${item}:first-child > &`]: { display: 'none' } },
  '@media': { [phone]: { display: 'none' } },
});

export const arrow = component({
  ...sign,
  display: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [phone]: { display: 'block' } },
});

inside(`${item} > a`, {
  ...truncated,
  '@media': {
    '(pointer: coarse)': { padding: `${vars.space[8]} 0` },
    [phone]: { color: vars.color.soft, textDecoration: 'none' },
  },
});
