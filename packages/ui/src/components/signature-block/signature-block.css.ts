import { component } from '../../theme/component.ts';
import { meta, voice } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const block = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  height: '100%',
  overflowWrap: 'anywhere',
});

export const part = component({ ...meta, marginTop: space[2] });

/** Both people’s lines are at the same height, also before they sign. */
export const place = component({ display: 'flex', flexDirection: 'column', gap: space[12], marginTop: 'auto' });

export const line = component({
  ...voice,
  minHeight: '2.75rem',
  paddingBottom: space[6],
  borderBottom: `1px solid ${vars.color.control}`,
  fontSize: vars.text.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const blank = component({ borderBottomStyle: 'dashed' });

export const struck = component({ textDecoration: 'line-through', color: vars.color.soft });

export const note = component({
  ...meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} ${space[8]}`,
});
