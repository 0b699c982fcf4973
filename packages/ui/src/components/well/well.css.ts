import { component, variants } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const well = component({ borderRadius: vars.radius.card, padding: vars.size.cardPad });

export const tone = variants({
  neutral: { background: vars.color.sunken },
  brand: { background: vars.color.primary[2], boxShadow: inset(vars.color.primary[6]) },
});
