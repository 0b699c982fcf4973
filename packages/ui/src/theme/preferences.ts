import { dark, light } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color } = vars;

/** An organization's colors stand on the element itself, which only this outranks. */
const always = (value: string) => `${value} !important`;

/** For people who ask for more contrast: lines are seen, soft words are as dark as the rest, every tint has an edge. */
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
 * Where the system chooses the colors, drawings that it leaves alone take its colors too. What has words on `primary[9]` says
 * `forcedColorAdjust: 'none'`, or the system paints the page's ground behind them and they cannot be read.
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

/** Where people ask for less motion, nothing travels and nothing takes time. */
export const stillness = {
  [vars.motion.press]: '0ms',
  [vars.motion.hover]: '0ms',
  [vars.motion.menu]: '0ms',
  [vars.motion.dialog]: '0ms',
  [vars.motion.shift]: '0px',
};
