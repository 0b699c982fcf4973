import { component } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Takes no room while it is empty. */
export const line = component({ selectors: { '&:empty': { position: 'absolute' } } });

export const words = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  vars: { [iconSize]: '0.875rem' },
});
