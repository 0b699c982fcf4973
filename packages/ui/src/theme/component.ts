import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { withLargeLetters } from './breakpoints.ts';

/** A class in the layer for components, which an app's own rules override. */
export const component = (rule: StyleRule): string => style({ '@layer': { components: rule } });

/** A class of a component that stands in pages, and is laid out for narrow windows when the letters are large. */
export const pageComponent = (rule: StyleRule): string => component(withLargeLetters(rule));

type Override = NonNullable<StyleRule['selectors']>[string];

/** A class that overrides another component's class, in whatever order their stylesheets load. */
export const override = (rule: Override): string => component({ selectors: { '&&': rule } });

/** One class per variant, in the layer for components. */
export function variants<Name extends string | number>(rules: Record<Name, StyleRule>): Record<Name, string> {
  const entries = Object.entries<StyleRule>(rules).map(([name, rule]) => [name, component(rule)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Styles elements inside a component that it did not render itself, such as the cells of a table. */
export const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { components: rule } });

/** The same inside a component that stands in pages, for large letters too. */
export const insidePage = (selector: string, rule: GlobalStyleRule): void => inside(selector, withLargeLetters(rule));
