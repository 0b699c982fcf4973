import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = component({ color: vars.color.soft, marginTop: '0.35rem' });

export const action = component({ marginTop: '1rem' });
