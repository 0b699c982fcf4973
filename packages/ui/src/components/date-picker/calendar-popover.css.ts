import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = override({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  textAlign: 'start',
});

export const text = component({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&[data-empty]': { color: vars.color.placeholder } },
});

export const panel = override({
  minWidth: 0,
  maxHeight: 'var(--radix-popover-content-available-height)',
  padding: vars.space[16],
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  marginTop: vars.space[12],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
});

export const done = component({ marginInlineStart: 'auto' });
