import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const day = component({ selectors: { '& + &': { marginTop: space[16] } } });

export const dayName = component({
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const event = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  padding: `${space[8]} 0`,
  lineHeight: 1.4,
  '@media': { [phone]: { columnGap: space[8] } },
});

/** For events that the system recorded. */
export const quiet = component({ paddingBlock: space[4], color: color.soft, fontSize: vars.size.small });

export const time = component({
  width: '5.5rem',
  paddingTop: space[2],
  color: color.soft,
  fontSize: vars.size.small,
  '@media': { [phone]: { width: '4.25rem' } },
});

export const icon = component({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.4em',
  color: color.icon,
});

/** Below the time when letters are very large. */
export const words = component({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

export const person = component({ fontWeight: vars.weight.medium });

export const note = component({ ...meta, display: 'block' });

export const more = component({ marginTop: space[8] });
