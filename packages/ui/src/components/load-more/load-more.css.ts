import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem 1rem',
  padding: '0.75rem',
  color: vars.color.soft,
  fontSize: vars.size.small,
});
