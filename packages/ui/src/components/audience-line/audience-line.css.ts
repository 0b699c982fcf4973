import { component } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  color: vars.color.soft,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const icon = component({ display: 'grid', placeItems: 'center', height: '1.45em' });

export const text = component({ minWidth: 0 });

export const short = component({ fontSize: vars.text.meta });
