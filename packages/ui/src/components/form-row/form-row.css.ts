import { component, inside, variants } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const row = component({ display: 'grid', gap: space[16], alignItems: 'start', flex: 1, minWidth: 0 });

export const widths = variants({
  even: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
  'wide-first': {
    gridTemplateColumns: 'minmax(0, 1fr) 11rem',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) min(7.5rem, 50%)', gap: space[8] } },
  },
  'with-time': { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem', gap: space[8] },
  'with-check': {
    gridTemplateColumns: 'minmax(0, 1fr) 9rem',
    alignItems: 'end',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[12] } },
  },
  three: {
    gridTemplateColumns: 'minmax(0, 1fr) 10rem 7rem',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem' } },
  },
});

inside(`${widths.three} > :first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const withAction = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  '@media': { [phone]: { gap: space[4] } },
});

/** Aligned with the boxes, below the height of a label; an error under a box does not move it. */
export const action = component({
  flex: 'none',
  marginTop: `calc(${vars.size.body} * 1.35 + ${space[6]})`,
  selectors: { '[data-density=compact] &': { marginTop: `calc(${vars.size.small} * 1.35 + ${space[6]})` } },
});
