import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * The table of props says what a prop takes in so many words, its controls too, and one that may be left undefined is still a
 * switch. What every element has, such as `className`, is left out, and elements are not edited as text.
 */
export const withWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const own = Object.entries(argTypes).filter(([name, { description }]) => name !== 'className' || description);
  const drawn = Object.keys(initialArgs).filter((name) => isDrawn(initialArgs[name]));
  return Object.fromEntries([
    ...own.map(([name, argType]) => [name, inWords(argType)]),
    ...drawn.map((name) => [name, { ...(argTypes[name] && inWords(argTypes[name])), name, control: false }]),
  ]) as Record<string, StrictInputType>;
};

/** Whether a value is an element. */
export const isDrawn = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

function inWords(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (typeof type !== 'object') return argType;
  const isSwitch = type.name === 'union' && type.value.some(({ name }) => name === 'boolean');
  const summary = type.raw?.replace(/ \| undefined$/, '');
  return {
    ...argType,
    ...(isSwitch ? { type: { name: 'boolean' } as const } : {}),
    ...(type.name === 'enum' ? { control: { labels: labelsOf(type.value) } } : {}),
    ...(summary ? { table: { ...table, type: { summary } } } : {}),
  };
}

const labelsOf = (values: readonly unknown[]) =>
  Object.fromEntries(values.map((it) => [String(it), words(String(it))]));

/** `needsYou` as "Needs you". */
function words(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
