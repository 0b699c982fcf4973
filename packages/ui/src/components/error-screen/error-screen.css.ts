import { component } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const knot = component({
  width: '15rem',
  maxWidth: '100%',
  height: '5rem',
  marginBottom: space[24],
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

/** The gap where one thread crosses the other. */
export const gap = component({ stroke: vars.color.page, strokeWidth: 10 });

export const text = component({ marginTop: space[12] });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[24],
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[4]} ${space[20]}`,
  marginTop: space[32],
  paddingTop: space[20],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: vars.size.small,
});

export const id = component({ display: 'flex', alignItems: 'center', gap: space[4] });

export const help = component({ marginTop: space[16], color: vars.color.soft, fontSize: vars.size.small });
