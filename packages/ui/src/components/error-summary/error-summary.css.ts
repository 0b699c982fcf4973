import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({ marginTop: vars.space[4], display: 'flex', flexDirection: 'column' });

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  color: vars.color.danger.text,
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});
