/** Fills the placeholders of a sentence: `fill('Call {emergency}.', { emergency: '112' })`. */
export const fill = (sentence: string, values: object): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((values as Record<string, unknown>)[name]));
