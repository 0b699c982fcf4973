import { component } from '../../theme/component.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  maxWidth: '100%',
  padding: 3,
  borderRadius: vars.radius.control,
  background: color.pressed,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const block = component({ display: 'flex', width: '100%' });

export const item = component({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minHeight: `calc(${vars.size.controlSmall} - 2px)`,
  padding: `0 ${space[12]}`,
  border: 0,
  borderRadius: vars.radius.badge,
  background: 'none',
  color: color.soft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: -2 },
  ':disabled': { color: color.placeholder, cursor: 'not-allowed' },
  selectors: {
    '&[data-state=checked]': {
      background: color.surface,
      color: color.text,
      boxShadow: vars.shadow.current,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state=checked]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
    '(pointer: coarse)': { minHeight: '2.75rem' },
  },
});
