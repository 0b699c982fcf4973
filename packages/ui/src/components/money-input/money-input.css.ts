import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({ position: 'relative' });

export const amount = override({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const before = override({ paddingInlineStart: space[32] });
export const after = override({ paddingInlineEnd: space[48] });
export const long = override({ paddingInlineStart: space[48] });

export const sign = component({
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  color: vars.color.soft,
  pointerEvents: 'none',
});

export const atStart = component({ insetInlineStart: space[12] });
export const atEnd = component({ insetInlineEnd: space[12] });
