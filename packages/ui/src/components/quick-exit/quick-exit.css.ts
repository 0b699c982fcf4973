import { component, override } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { roomForWords } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Laid over a button's own look, and twice as specific to win over it. */
export const root = component({
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  selectors: {
    '&&': {
      minHeight: '2.5rem',
      padding: '0.25rem 0.9rem',
      fontSize: vars.text.label,
      background: vars.color.surface,
      color: vars.color.text,
      border: `1.5px solid ${vars.color.text}`,
      '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
    },
    '&&:hover': { background: vars.color.text, color: vars.color.page },
  },
});

/** Stays clickable while a dialog has switched off everything else. */
export const corner = component({
  position: 'fixed',
  zIndex: vars.layer.exit,
  top: '0.75rem',
  insetInlineEnd: '1.25rem',
  pointerEvents: 'auto',
  '@media': { [phone]: { top: '0.5rem', insetInlineEnd: '0.75rem' } },
});

/** Gone to the eye where they have no room; a screen reader still reads them. */
export const words = component({
  selectors: {
    [`${corner} > &`]: {
      '@media': {
        [phone]: { maxWidth: `clamp(0px, ${roomForWords}, 12rem)`, overflow: 'hidden', whiteSpace: 'nowrap' },
      },
    },
  },
});

/** In the corner of a compact top bar, in line with what stands in it. */
export const quietCorner = override({
  top: `calc((${vars.size.topBar} - ${vars.size.control}) / 2)`,
  insetInlineEnd: '0.75rem',
});
