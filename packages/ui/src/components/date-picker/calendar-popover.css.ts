import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = override({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
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
  padding: '1rem',
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '0.75rem 1rem',
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${vars.color.line}`,
});

export const done = component({ marginInlineStart: 'auto' });
