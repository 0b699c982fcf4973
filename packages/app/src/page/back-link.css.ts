import { vars } from '@mediation/ui/vars';
import { layout } from './layout.ts';

export const backLink = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1.5rem',
  color: vars.color.soft,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
