import { component } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const day = component({ selectors: { '& + &': { marginTop: '1rem' } } });

export const dayName = component({
  paddingBottom: '0.25rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const event = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75rem',
  padding: '0.5rem 0',
  lineHeight: 1.4,
  '@media': { [phone]: { columnGap: '0.5rem' } },
});

/** For what the system noted by itself. */
export const quiet = component({ paddingBlock: '0.25rem', color: color.soft, fontSize: vars.size.small });

export const time = component({
  width: '5.5rem',
  paddingTop: '0.1rem',
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

/** Below the time where letters are very large. */
export const words = component({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

export const person = component({ fontWeight: vars.weight.medium });

export const note = component({ ...meta, display: 'block' });

export const more = component({ marginTop: '0.5rem' });
