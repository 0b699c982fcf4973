import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const pad = '1.125rem';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.surface,
});

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.1rem',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: pad,
});

export const foot = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5rem',
  padding: `1rem ${pad}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'center',
});
