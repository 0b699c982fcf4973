import type { Carer } from '@mediation/api-client';

const little = new Set(
  'the and for with from into its her his their this that are was has have los las del una por para con que son sus'.split(
    ' ',
  ),
);

/** The words of a text that carry its meaning, without names. */
export const wordsOf = (text: string, names: Record<Carer, string>) =>
  (text.match(/\p{L}{3,}/gu) ?? [])
    .filter((it) => it !== names.A && it !== names.B)
    .map((it) => it.toLocaleLowerCase())
    .filter((it) => !little.has(it));

/** Whether two words are forms of one: "pay" and "pays", "venta" and "ventas". */
export const isForm = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && long.length - short.length <= 2;
};

/** Whether two things to do are one, word for word. */
export const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length > 1 && one.length === other.length && one.every((word, at) => isForm(word, other[at] ?? ''));

/** Whether a sentence has all words of a thing to do; the verb that it begins with may be another form. */
export function says(sentence: readonly string[], thing: readonly string[]): boolean {
  const [, ...rest] = thing;
  const has = (word: string) => sentence.some((it) => isForm(it, word));
  return rest.length > 1 ? rest.every(has) : thing.length > 1 && thing.every(has);
}
