import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const step = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: space[16],
  paddingBottom: space[24],
});

/** The two threads; their distance is set by the step. */
export const threads = component({
  position: 'absolute',
  insetInlineStart: space[20],
  top: space[20],
  height: '100%',
  transform: 'translateX(-50%)',
  borderInlineStart: `2.5px solid ${color.primary.edge}`,
  borderInlineEnd: `2.5px solid ${color.secondary.edge}`,
  selectors: { '[dir=rtl] &': { transform: 'translateX(50%)' } },
});

export const disc = component({
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.control}`,
  background: color.surface,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.label,
  selectors: {
    '[aria-current] > &': {
      background: color.primary[9],
      borderColor: color.primary.edge,
      color: color.primary.on,
      forcedColorAdjust: 'none',
    },
  },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[12]}`,
  paddingTop: space[8],
});

export const title = component({ fontSize: vars.size.section, fontWeight: vars.weight.strong, lineHeight: 1.3 });

export const time = component({ color: color.soft, fontSize: vars.size.small });

export const text = component({ maxWidth: '40rem', marginTop: space[4], color: color.soft });
