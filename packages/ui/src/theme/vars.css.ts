import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brandColors, platformBrand } from './brand/brand.ts';
import { comfortable, fixed } from './sizes.ts';
import { light } from './tokens.ts';

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const color = { ...light.color, ...brandColors(platformBrand) };

/**
 * The theme contract: the custom properties that every style uses, with readable names such as `--ui-color-primary-9`.
 */
export const vars = createGlobalThemeContract({ ...light, color, ...fixed, size: comfortable }, (_value, path) =>
  ['ui', ...path.map(kebab)].join('-'),
);
