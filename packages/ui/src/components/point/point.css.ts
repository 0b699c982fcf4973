import { component, variants } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const point = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'start',
});

export const size = variants({
  small: { fontSize: vars.size.small, lineHeight: 1.4, vars: { [iconSize]: '1rem' } },
  body: {},
});

/** In the first line. */
export const icon = component({ display: 'grid', placeItems: 'center', height: '1lh' });
