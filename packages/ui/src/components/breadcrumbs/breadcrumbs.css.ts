import { component, inside } from '../../theme/component.ts';
import { truncated } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.4rem',
  fontSize: vars.size.small,
  color: vars.color.soft,
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '1.5rem',
  '@media': { [phone]: { selectors: { '&:nth-last-child(n + 3)': { display: 'none' } } } },
});

export const current = component({ ...truncated, color: vars.color.text });

export const chevron = component({
  width: '0.9rem',
  height: '0.9rem',
  flex: 'none',
  color: vars.color.icon,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' }, [`${item}:first-child > &`]: { display: 'none' } },
});

inside(`${item} > a`, { '@media': { '(pointer: coarse)': { padding: '0.6rem 0' } } });
