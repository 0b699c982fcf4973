import { component } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const knot = component({
  width: '15rem',
  maxWidth: '100%',
  height: '5rem',
  marginBottom: '1.75rem',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

/** Where one thread passes over the other. */
export const gap = component({ stroke: vars.color.page, strokeWidth: 10 });

export const text = component({ marginTop: '0.75rem' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: '1.75rem',
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '0.25rem 1.25rem',
  marginTop: '2.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: vars.size.small,
});

export const id = component({ display: 'flex', alignItems: 'center', gap: '0.25rem' });

export const help = component({ marginTop: '1rem', color: vars.color.soft, fontSize: vars.size.small });
