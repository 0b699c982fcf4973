import { assignVars, createGlobalTheme, globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import './reset.css.ts';
import { brandColors, platformBrand } from './brand/brand.ts';
import { phone } from './breakpoints.ts';
import { moreContrast, stillness, systemColors } from './preferences.ts';
import { comfortable, compact, fixed, touch } from './sizes.ts';
import { dark, light, type Theme } from './tokens.ts';
import { vars } from './vars.css.ts';

const layer = globalLayer('theme');
const theme = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } });

const { primary: _primary, secondary: _secondary, focus: _focus, ...own } = vars.color;
const { cardPad, control, controlSmall, gap, nav, pagePad, row, title, topBar } = vars.size;

const valuesOf = ({ color, shadow }: Theme) => ({ ...assignVars(own, color), ...assignVars(vars.shadow, shadow) });

createGlobalTheme(':root', vars, {
  '@layer': layer,
  ...light,
  color: { ...light.color, ...brandColors(platformBrand) },
  ...fixed,
  size: comfortable,
});

/** A part of a page can have a theme of its own, for example a preview. */
theme(':root', { colorScheme: 'light' });
theme('[data-theme=light]:not(:root)', { colorScheme: 'light', vars: valuesOf(light) });
theme('[data-theme=dark]', { colorScheme: 'dark', vars: valuesOf(dark) });

theme(':root', {
  '@media': {
    [phone]: {
      vars: {
        [vars.text.large]: '1.5rem',
        [vars.text.huge]: '1.75rem',
        [vars.text.display]: '2.25rem',
        [title]: '1.5rem',
      },
    },
    '(prefers-reduced-motion: reduce)': { vars: stillness },
  },
});

theme(':root[data-motion=reduced]', { vars: stillness });

theme(':root, [data-theme]', {
  '@media': {
    '(prefers-contrast: more)': { vars: moreContrast },
    '(forced-colors: active)': { vars: systemColors },
  },
});
theme('[data-contrast=more], [data-contrast=more] [data-theme]', { vars: moreContrast });

theme('[data-density=comfortable]', {
  vars: assignVars(vars.size, comfortable),
  '@media': { '(pointer: coarse)': { vars: { [controlSmall]: touch.controlSmall } } },
});
theme('[data-density=compact]', {
  vars: assignVars(vars.size, compact),
  '@media': {
    '(pointer: coarse)': {
      vars: { [control]: touch.control, [controlSmall]: touch.controlSmall, [row]: touch.row, [nav]: touch.nav },
    },
  },
});

theme(':root, [data-density]', {
  '@media': {
    [phone]: {
      vars: {
        [pagePad]: 'min(1.25rem, 6vw)',
        [cardPad]: 'min(1.25rem, 6vw)',
        [gap]: '1rem',
        [topBar]: '3.5rem',
        [vars.exit.words]: 'clamp(0px, (100vw - 18rem) * 9, 6.25rem)',
      },
    },
  },
});
