import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const avatar = component({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  letterSpacing: 0,
});

export const tone = variants({
  neutral: { background: color.pressed, color: color.text },
  a: { background: color.primary[4], color: color.primary[12] },
  b: { background: color.secondary[4], color: color.secondary[12] },
});

export const size = variants({
  small: { width: '1.75rem', height: '1.75rem', fontSize: '0.75rem' },
  medium: { width: '2.25rem', height: '2.25rem', fontSize: '0.875rem' },
  large: { width: '3rem', height: '3rem', fontSize: vars.text.lead },
});
