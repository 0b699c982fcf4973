import { withLargeLetters } from '@mediation/ui/breakpoints';
import { globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';

/** A style in the layer for app layout, which overrides the design system in whatever order stylesheets load. */
export const layout = (rule: StyleRule): string => style({ '@layer': { overrides: withLargeLetters(rule) } });

/** The same for elements inside, such as the cells of a table. */
export const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { overrides: withLargeLetters(rule) } });

export { phone, tablet } from '@mediation/ui/breakpoints';
