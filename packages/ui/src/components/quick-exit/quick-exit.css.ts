import { component, override } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** Overrides the styles of a button with double specificity. */
export const root = component({
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  selectors: {
    '&&': {
      minHeight: '2.75rem',
      padding: `${space[4]} ${space[12]}`,
      fontSize: vars.text.label,
      background: vars.color.surface,
      color: vars.color.text,
      border: `1.5px solid ${vars.color.text}`,
    },
    '&&:hover': { background: vars.color.text, color: vars.color.page },
  },
});

/** Stays clickable while a modal dialog disables pointer events elsewhere. */
export const corner = component({
  position: 'fixed',
  zIndex: vars.layer.exit,
  top: space[12],
  insetInlineEnd: space[20],
  marginInlineEnd: 'env(safe-area-inset-right)',
  pointerEvents: 'auto',
  '@media': { [phone]: { top: space[8], insetInlineEnd: space[12] } },
});

/** Never wider than the room that a bar leaves for it. Visually hidden where there is none; screen readers still read it. */
export const words = component({
  selectors: {
    [`${corner} > &`]: {
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      maxWidth: vars.exit.words,
    },
  },
});

/** In the corner of a compact top bar, aligned with its other controls. */
export const quietCorner = override({
  top: `calc((${vars.size.topBar} - ${vars.size.control}) / 2)`,
  insetInlineEnd: space[12],
});
