import { brandTokens, type Brand } from './brand-tokens.ts';

export {
  brandTokens,
  platformBrand,
  type Brand,
  type BrandScale,
  type BrandTokens,
  type Mode,
} from './brand-tokens.ts';

/**
 * The custom properties of a brand, each with its light and its dark value, so that a theme switch needs no script.
 * Keep the answer to set the brand before the next first paint.
 */
export function brandStyle(brand: Brand): Record<string, string> {
  const [light, dark] = [brandTokens(brand, 'light'), brandTokens(brand, 'dark')];
  const style: Record<string, string> = { '--ui-color-focus': `light-dark(${light.focus}, ${dark.focus})` };
  for (const name of ['primary', 'secondary'] as const) {
    const darkSteps = new Map(Object.entries(dark[name]));
    for (const [step, color] of Object.entries(light[name])) {
      style[`--ui-color-${name}-${step}`] = `light-dark(${color}, ${darkSteps.get(step) ?? color})`;
    }
  }
  return style;
}

/** Puts an organization's colors over the theme, for the whole page and everything portalled into it. */
export function applyBrand(brand: Brand, root: HTMLElement = document.documentElement): void {
  for (const [property, value] of Object.entries(brandStyle(brand))) root.style.setProperty(property, value);
}

/** Goes back to the platform's own colors, for example after signing out. */
export function clearBrand(root: HTMLElement = document.documentElement): void {
  const own = [...root.style].filter((property) => /^--ui-color-(primary|secondary|focus)/.test(property));
  for (const property of own) root.style.removeProperty(property);
}
