import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** A class in the layer for components, which an app's own rules override. */
export const component = (rule: StyleRule): string => style({ '@layer': { components: rule } });

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
