import { vars } from '@mediation/ui/vars';
import { layout, tablet } from '../../../shared/layout/layout.ts';

/** The handle of the sheet that the panel is on small screens. */
export const handle = layout({
  display: 'none',
  width: '100%',
  '@media': {
    [tablet]: {
      display: 'flex',
      position: 'sticky',
      top: 0,
      zIndex: 1,
      minHeight: '2.75rem',
      justifyContent: 'center',
      background: vars.color.sunken,
    },
  },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
});

export const folded = layout({ '@media': { [tablet]: { display: 'none' } } });
