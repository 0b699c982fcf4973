import { assignVars, createGlobalTheme, globalLayer, globalStyle } from '@vanilla-extract/css';
import './reset.css.ts';
import { phone } from './media.ts';
import { comfortable, compact, fixed, touch } from './sizes.ts';
import { dark, light } from './tokens.ts';
import { vars } from './vars.css.ts';

const layer = globalLayer('theme');

createGlobalTheme(':root', vars, { '@layer': layer, ...light, ...fixed, size: comfortable });
createGlobalTheme(':root[data-theme=dark]', vars.color, { '@layer': layer, ...dark.color });
createGlobalTheme(':root[data-theme=dark]', vars.shadow, { '@layer': layer, ...dark.shadow });

const { cardPad, control, controlSmall, gap, nav, pagePad, row } = vars.size;

globalStyle(':root', {
  '@layer': {
    [layer]: {
      colorScheme: 'light',
      '@media': {
        [phone]: {
          vars: {
            [vars.text.large]: '1.5rem',
            [vars.text.huge]: '1.75rem',
            [vars.text.display]: '2.25rem',
            [vars.size.title]: '1.5rem',
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.press]: '0ms',
            [vars.motion.hover]: '0ms',
            [vars.motion.menu]: '0ms',
            [vars.motion.dialog]: '0ms',
            [vars.motion.shift]: '0px',
          },
        },
      },
    },
  },
});

globalStyle(':root[data-theme=dark]', { '@layer': { [layer]: { colorScheme: 'dark' } } });

globalStyle(':root, :root[data-theme=dark]', {
  '@layer': {
    [layer]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: {
            [vars.color.line]: vars.color.control,
            [vars.color.divider]: vars.color.icon,
            [vars.color.soft]: vars.color.text,
            [vars.focus.width]: '4px',
          },
        },
      },
    },
  },
});

globalStyle('[data-density=comfortable]', { '@layer': { [layer]: { vars: assignVars(vars.size, comfortable) } } });
globalStyle('[data-density=compact]', {
  '@layer': {
    [layer]: {
      vars: assignVars(vars.size, compact),
      '@media': {
        '(pointer: coarse)': {
          vars: { [control]: touch.control, [controlSmall]: touch.controlSmall, [row]: touch.row, [nav]: touch.nav },
        },
      },
    },
  },
});

globalStyle(':root, [data-density]', {
  '@layer': {
    [layer]: {
      '@media': {
        [phone]: { vars: { [pagePad]: '1.25rem', [cardPad]: '1.25rem', [gap]: '1rem', [vars.size.topBar]: '3.5rem' } },
      },
    },
  },
});
