import { component, inside } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 8rem) minmax(30%, 1fr)',
  gap: `${vars.space[6]} ${vars.space[8]}`,
});

inside(`${facts} dt`, { color: vars.color.soft });
