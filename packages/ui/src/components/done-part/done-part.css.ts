import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const check = component({ color: vars.color.success.text, flexShrink: 0, alignSelf: 'flex-start' });
