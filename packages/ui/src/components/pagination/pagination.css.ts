import { component, inside, override } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ display: 'flex', justifyContent: 'center' });

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { width: '100%', justifyContent: 'space-between' } },
});

/** Phones only have room for the previous and next buttons. */
export const number = component({ '@media': { [phone]: { display: 'none' } } });

export const position = component({
  display: 'none',
  color: vars.color.soft,
  '@media': { [phone]: { display: 'block' } },
});

export const page = override({
  minWidth: vars.size.controlSmall,
  paddingInline: vars.space[8],
  fontWeight: vars.weight.medium,
});

export const current = override({
  background: vars.color.primary[3],
  borderColor: vars.color.primary[6],
  color: vars.color.primary[11],
  fontWeight: vars.weight.strong,
});

export const gap = component({ minWidth: '1.5rem', textAlign: 'center', color: vars.color.soft });

export const step = component({});

inside(`[dir=rtl] ${step} > .lucide`, { transform: 'scaleX(-1)' });
