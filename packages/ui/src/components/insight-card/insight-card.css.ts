import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

/** Dashed: made by a machine, and not yet by anybody's word. */
export const made = component({
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  padding: '1rem 1.125rem',
  lineHeight: 1.5,
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  marginBottom: '0.5rem',
});

export const time = component({ ...meta, marginInlineStart: 'auto' });

export const body = component({ fontSize: vars.size.small });

export const source = component({ ...meta, marginTop: '0.5rem' });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: '0.35rem', marginTop: '0.65rem' });
