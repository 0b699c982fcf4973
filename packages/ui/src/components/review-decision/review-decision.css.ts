import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const pad = vars.space[20];

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
  gap: vars.space[16],
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: pad,
});

export const foot = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${pad}`,
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'center',
});
