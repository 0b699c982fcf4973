import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ position: 'relative' });

export const amount = override({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const before = override({ paddingInlineStart: '2.25rem' });
export const after = override({ paddingInlineEnd: '3.25rem' });
export const long = override({ paddingInlineStart: '3.25rem' });

export const sign = component({
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  color: vars.color.soft,
  pointerEvents: 'none',
});

export const atStart = component({ insetInlineStart: '0.85rem' });
export const atEnd = component({ insetInlineEnd: '0.85rem' });
