import { brandTokens, type Brand, type BrandScale, type BrandTokens } from './brand-tokens.ts';

export { brandIcon } from './brand-icon.ts';
export {
  brandTokens,
  platformBrand,
  type Brand,
  type BrandScale,
  type BrandTokens,
  type Mode,
} from './brand-tokens.ts';

/** All colors of a brand, each with its light and dark value, so that a change of theme needs no script. */
export function brandColors(brand: Brand): BrandTokens {
  const [light, dark] = [brandTokens(brand, 'light'), brandTokens(brand, 'dark')];
  return {
    primary: bothScales(light.primary, dark.primary),
    secondary: bothScales(light.secondary, dark.secondary),
    focus: both(light.focus, dark.focus),
  };
}

const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

function bothScales(light: BrandScale, dark: BrandScale): BrandScale {
  const steps = Object.entries(light).map(([step, color]) => [step, both(color, dark[step as keyof BrandScale])]);
  return Object.fromEntries(steps) as BrandScale;
}

/**
 * The colors as custom properties, for the `style` of any element. Store the result to apply the brand before the next
 * first paint.
 */
export function brandStyle(brand: Brand): Record<string, string> {
  const { primary, secondary, focus } = brandColors(brand);
  const named = (name: string, scale: BrandScale) =>
    Object.entries(scale).map(([step, color]) => [`--ui-color-${name}-${step}`, color]);
  return Object.fromEntries([
    ['--ui-color-focus', focus],
    ...named('primary', primary),
    ...named('secondary', secondary),
  ]) as Record<string, string>;
}

/** Applies an organization's colors to the whole page, including portals. */
export function applyBrand(brand: Brand, root: HTMLElement = document.documentElement): void {
  for (const [property, value] of Object.entries(brandStyle(brand))) root.style.setProperty(property, value);
}
