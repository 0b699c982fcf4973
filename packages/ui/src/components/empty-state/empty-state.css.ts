import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = component({ color: vars.color.soft, marginTop: vars.space[6] });

export const action = component({ marginTop: vars.space[16] });
