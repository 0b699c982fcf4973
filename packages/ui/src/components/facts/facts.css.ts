import { component, inside } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 8rem) minmax(30%, 1fr)',
  gap: '0.4rem 0.5rem',
});

inside(`${facts} dt`, { color: vars.color.soft });
