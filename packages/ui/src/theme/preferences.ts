import { dark, light } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color } = vars;

/** An organization's colors are inline styles, which only `!important` overrides. */
const always = (value: string) => `${value} !important`;

/** For `prefers-contrast: more`: visible lines, dark secondary text, and a border for every tint. */
export const moreContrast = {
  [color.line]: color.icon,
  [color.divider]: color.icon,
  [color.control]: color.icon,
  [color.placeholder]: `light-dark(${light.color.soft}, ${dark.color.soft})`,
  [color.soft]: color.text,
  [color.success.border]: color.success.text,
  [color.warning.border]: color.warning.text,
  [color.danger.border]: color.danger.text,
  [color.info.border]: color.info.text,
  [color.risk.low.border]: color.risk.low.text,
  [color.risk.medium.border]: color.risk.medium.text,
  [color.risk.high.border]: color.risk.high.text,
  [color.primary[6]]: always(color.primary[11]),
  [color.primary[7]]: always(color.primary[11]),
  [color.secondary[6]]: always(color.secondary[11]),
  [color.secondary[7]]: always(color.secondary[11]),
  [color.primary.edge]: always(color.primary[12]),
  [color.secondary.edge]: always(color.secondary[12]),
  [vars.focus.width]: '4px',
};

/**
 * For forced colors: drawings use system colors too. Text on `primary[9]` needs `forcedColorAdjust: 'none'`, otherwise
 * the system paints a background behind it that makes it unreadable.
 */
export const systemColors = {
  [color.line]: 'CanvasText',
  [color.divider]: 'CanvasText',
  [color.control]: 'CanvasText',
  [color.icon]: 'CanvasText',
  [color.primary[9]]: always('Highlight'),
  [color.primary[10]]: always('Highlight'),
  [color.primary.on]: always('HighlightText'),
  [color.primary.edge]: always('CanvasText'),
  [color.secondary[9]]: always('CanvasText'),
  [color.secondary.on]: always('Canvas'),
  [color.secondary.edge]: always('CanvasText'),
  [color.focus]: always('Highlight'),
};

/**
 * For reduced motion: no movement and no transitions. An animation of no time may end without an event, and a menu that
 * waits for its end would stay, so it takes the shortest time there is.
 */
export const stillness = {
  [vars.motion.press]: '1ms',
  [vars.motion.hover]: '1ms',
  [vars.motion.menu]: '1ms',
  [vars.motion.dialog]: '1ms',
  [vars.motion.shift]: '0px',
};
