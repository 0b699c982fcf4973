import { style, type StyleRule } from '@vanilla-extract/css';

/** A style in the layer for app layout, which overrides the design system in whatever order stylesheets load. */
export const layout = (rule: StyleRule): string => style({ '@layer': { overrides: rule } });

export { phone, tablet } from '@mediation/ui/breakpoints';
