import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
});

export const grow = component({ flex: '1 1 auto' });

export const separator = component({
  alignSelf: 'stretch',
  width: 1,
  minHeight: '1.5rem',
  background: vars.color.line,
});

export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: 'auto',
});
