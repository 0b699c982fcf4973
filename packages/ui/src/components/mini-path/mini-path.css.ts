import { component } from '../../theme/component.ts';
import { inset } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const label = component({ display: 'block', fontSize: vars.size.small });

export const path = component({ display: 'inline-grid', gridAutoFlow: 'column', gridAutoColumns: '0.875rem', gap: 2 });

export const segment = component({
  height: '0.375rem',
  borderRadius: 1,
  background: color.pressed,
  selectors: {
    '&[data-state=done]': { background: color.icon },
    '&[data-state=now]': { background: color.primary[9], boxShadow: inset(color.primary.edge) },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
