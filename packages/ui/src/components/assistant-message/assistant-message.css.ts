import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const answer = component({
  padding: '0.75rem 1rem',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: 14,
  borderStartStartRadius: 4,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const below = component({ ...meta, marginTop: '0.5rem' });

export const sources = component({ display: 'flex', flexWrap: 'wrap', gap: '0.15rem 0.75rem' });

export const next = component({ marginTop: '0.75rem' });
