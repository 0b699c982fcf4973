import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** A class of a component, in the layer that an app's own rules can override. */
export const component = (rule: StyleRule): string => style({ '@layer': { components: rule } });

type Override = NonNullable<StyleRule['selectors']>[string];

/** A class laid over another component's: it wins in whatever order their stylesheets were loaded. */
export const override = (rule: Override): string => component({ selectors: { '&&': rule } });

/** One class per variant, in the same layer. */
export function variants<Name extends string | number>(rules: Record<Name, StyleRule>): Record<Name, string> {
  const entries = Object.entries<StyleRule>(rules).map(([name, rule]) => [name, component(rule)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** What a component says about elements it did not render itself, such as the cells of a table. */
export const inside = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { components: rule } });
