import { component } from '../../theme/component.ts';
import { iconSize } from '../../theme/icon-size.css.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const zone = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: vars.size.cardPad,
  border: `1.5px dashed ${color.control}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  cursor: 'pointer',
  vars: { [iconSize]: '1.75rem' },
  ':hover': { borderColor: color.placeholder },
  selectors: {
    '&[data-over=yes]': { background: color.primary[2], borderColor: color.primary[11], borderStyle: 'solid' },
    '&[data-over=no]': { background: color.danger.bg, borderColor: color.danger.solid },
    '&[aria-disabled=true]': {
      background: color.hover,
      borderColor: color.divider,
      color: color.soft,
      cursor: 'not-allowed',
    },
  },
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const icon = component({ color: color.icon, '@media': { [phone]: { display: 'none' } } });

export const words = component({ flex: 1, minWidth: 0 });

export const title = component({ fontWeight: vars.weight.strong });

export const refused = component({ marginTop: space[12] });

export const refusedName = component({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
