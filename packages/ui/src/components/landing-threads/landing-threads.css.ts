import { createVar } from '@vanilla-extract/css';
import { component, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** From left to right, or on a narrow screen from top to bottom. */
const narrow = '(max-width: 56.25em)';

/** Where a step is, from 0 to 1, and half the distance of the threads there, in px. */
export const place = createVar();
export const gap = createVar();

export const root = component({
  position: 'relative',
  height: '11.25rem',
  overflow: 'hidden',
  '@media': { [narrow]: { height: '26rem', marginInline: vars.space[20] } },
});

const artHeight = '140px';
const artWidth = '6rem';

export const across = override({ height: artHeight, '@media': { [narrow]: { display: 'none' } } });

export const down = override({ display: 'none', '@media': { [narrow]: { display: 'block', width: artWidth } } });

export const steps = component({ position: 'absolute', inset: 0 });

export const step = component({
  position: 'absolute',
  insetInlineStart: `calc(100% * ${place})`,
  top: `calc(${artHeight} / 2)`,
  width: '14%',
  marginInlineStart: '-7%',
  textAlign: 'center',
  fontSize: vars.text.label,
  lineHeight: 1.3,
  color: color.soft,
  '@media': {
    [narrow]: {
      insetInline: 0,
      top: `calc(100% * ${place})`,
      width: 'auto',
      marginInlineStart: 0,
      display: 'grid',
      gridTemplateColumns: `${artWidth} minmax(0, 1fr)`,
      alignItems: 'center',
      textAlign: 'start',
      translate: '0 -50%',
      fontSize: vars.text.body,
    },
  },
});

export const node = component({
  position: 'absolute',
  left: '50%',
  translate: '-50% -50%',
  '@media': { [narrow]: { position: 'static', justifySelf: 'center', translate: 'none' } },
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

export const label = component({
  display: 'block',
  paddingTop: `calc(${gap} + ${vars.space[8]})`,
  '@media': { [narrow]: { paddingTop: 0 } },
});

export const lastLabel = component({ color: color.text, fontWeight: vars.weight.strong });
