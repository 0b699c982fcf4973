import { component, variants } from '../../theme/component.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = component({ display: 'grid', gap: '1rem', alignItems: 'start', flex: 1, minWidth: 0 });

export const widths = variants({
  even: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
  'wide-first': {
    gridTemplateColumns: 'minmax(0, 1fr) 11rem',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) min(7.5rem, 50%)', gap: '0.5rem' } },
  },
});

export const withAction = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1rem',
  '@media': { [phone]: { gap: '0.25rem' } },
});

/** Beside the boxes, below the height of a label; an error under a box does not move it. */
export const action = component({
  flex: 'none',
  marginTop: `calc(${vars.size.body} * 1.35 + 0.4rem)`,
  selectors: { '[data-density=compact] &': { marginTop: `calc(${vars.size.small} * 1.35 + 0.4rem)` } },
});
