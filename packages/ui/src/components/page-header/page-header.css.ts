import { component } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
});

export const words = component({ minWidth: 0, flex: '1 1 18rem' });

export const back = component({
  marginBottom: '0.25rem',
  fontSize: vars.size.small,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.35rem 0.75rem' });

export const title = component({
  ':focus-visible': { outlineOffset: '4px' },
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const lead = component({ color: vars.color.soft, marginTop: '0.25rem' });

export const voiceLead = component({ fontSize: vars.text.lead, lineHeight: 1.5, marginTop: '0.4rem' });

export const action = component({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
