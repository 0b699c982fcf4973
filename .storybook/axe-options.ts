/** The rules that depend on the appearance of a story; the others have the same result in every theme and brand. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * How axe judges a story. Tests want findings alone, and where another run has asked everything else, only those of color:
 * `rules` is `all` or `color` there, and nothing in Storybook itself, which lists what passed as well.
 */
export function axeOptions(rules: unknown): Record<string, unknown> {
  if (rules === undefined) return {};
  return { resultTypes: ['violations'], ...(rules === 'color' && { runOnly: { type: 'rule', values: colorRules } }) };
}
