import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Hidden on small screens, where the facts beside the headline are enough. */
export const root = component({
  position: 'relative',
  height: '11.25rem',
  overflow: 'hidden',
  '@media': { '(max-width: 56.25em)': { display: 'none' } },
});

const artHeight = '140px';

export const art = override({ height: artHeight });

export const steps = component({ position: 'absolute', inset: 0 });

export const step = component({
  position: 'absolute',
  top: `calc(${artHeight} / 2)`,
  width: '14%',
  marginInlineStart: '-7%',
  textAlign: 'center',
  fontSize: vars.text.label,
  lineHeight: 1.3,
  color: color.soft,
});

export const node = component({
  position: 'absolute',
  left: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: color.page,
  border: `1.5px solid ${color.control}`,
  fontSize: '0.875rem',
  fontWeight: vars.weight.strong,
});

export const last = component({
  width: '2.5rem',
  height: '2.5rem',
  background: color.text,
  borderColor: color.text,
  color: color.page,
});

export const lastLabel = component({ color: color.text, fontWeight: vars.weight.strong });
