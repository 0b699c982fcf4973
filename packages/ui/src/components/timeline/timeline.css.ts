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
  display: 'grid',
  gridTemplateColumns: '5.5rem 1.25rem minmax(0, 1fr)',
  gap: '0.75rem',
  padding: '0.5rem 0',
  lineHeight: 1.4,
  '@media': { [phone]: { gridTemplateColumns: '4.25rem 1.25rem minmax(0, 1fr)', gap: '0.5rem' } },
});

/** For what the system noted by itself. */
export const quiet = component({ paddingBlock: '0.25rem', color: color.soft, fontSize: vars.size.small });

export const time = component({ paddingTop: '0.1rem', color: color.soft, fontSize: vars.size.small });

export const icon = component({
  display: 'grid',
  placeItems: 'center',
  height: '1.4em',
  color: color.icon,
});

export const person = component({ fontWeight: vars.weight.medium });

export const note = component({ ...meta, display: 'block' });

export const more = component({ marginTop: '0.5rem' });
