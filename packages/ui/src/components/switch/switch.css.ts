import { component } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const track = component({
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  marginTop: `calc((1lh - ${space[24]}) / 2)`,
  padding: 3,
  border: 0,
  borderRadius: vars.radius.full,
  background: color.control,
  ':disabled': { background: color.divider, cursor: 'not-allowed' },
  selectors: {
    '&[data-state=checked]:enabled': { background: color.primary[9], boxShadow: inset(color.primary.edge) },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', padding: 2 } },
});

export const thumb = component({
  display: 'block',
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: '50%',
  background: color.surface,
  transition: `translate ${motion.hover} ${motion.enter}`,
  selectors: {
    '&[data-state=checked]': { translate: '1rem 0' },
    '[dir=rtl] &[data-state=checked]': { translate: '-1rem 0' },
    ':enabled > &[data-state=checked]': { background: color.primary.on },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const state = component({ color: color.soft, fontSize: vars.text.meta, lineHeight: 'inherit' });

export const end = component({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' });
