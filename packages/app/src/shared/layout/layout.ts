import { style, type StyleRule } from '@vanilla-extract/css';

/** Where a page puts its parts. It stands above the design system's own rules, in whatever order stylesheets load. */
export const layout = (rule: StyleRule): string => style({ '@layer': { overrides: rule } });

export { phone, tablet } from '@mediation/ui/breakpoints';
