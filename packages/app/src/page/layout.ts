import { style, type StyleRule } from '@vanilla-extract/css';

/** Where a page puts its parts. It stands above the design system's own rules, in whatever order stylesheets load. */
export const layout = (rule: StyleRule): string => style({ '@layer': { overrides: rule } });

/** One column, full-screen dialogs. */
export const phone = '(max-width: 640px)';

/** Asides move below. */
export const tablet = '(max-width: 1100px)';
