import { vars } from '@mediation/ui/vars';
import { layout } from '../shared/layout/layout.ts';

/** A button in running text, styled as a link. */
export const linkButton = layout({
  display: 'inline',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primary[11],
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
