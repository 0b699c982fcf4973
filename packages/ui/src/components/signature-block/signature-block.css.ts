import { component } from '../../theme/component.ts';
import { meta, voice } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const block = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  height: '100%',
  overflowWrap: 'anywhere',
});

export const part = component({ ...meta, marginTop: '0.1rem' });

/** Both people’s lines stand at the same height, whoever has signed. */
export const place = component({ display: 'flex', flexDirection: 'column', gap: '0.75rem', marginTop: 'auto' });

export const line = component({
  ...voice,
  minHeight: '2.75rem',
  paddingBottom: '0.35rem',
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
  gap: '0.35rem 0.6rem',
});
