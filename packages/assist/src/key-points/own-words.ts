import { folded } from '../text/words.ts';

const quotations = [/"[^"\n]{1,400}"/g, /«[^»\n]{1,400}»/g, /(?<=^|[\s:,(])'[^'\n]{1,200}'(?=[\s.,;!?)]|$)/gm];

/** A text in which each quotation of somebody else is one meaningless word of the same length. */
export const withoutQuotations = (text: string): string =>
  quotations.reduce((rest, it) => rest.replaceAll(it, (words) => `"${'x'.repeat(words.length - 2)}"`), text);

/** Accents that matter: without them a Spanish yes is an if, and a command looks like any verb. */
const yes = /(?<!\p{L})sí(?!\p{L})/giu;
const command =
  /(?<!\p{L})(?!perd[oó]n|disc[uú]lp)\p{L}{0,10}(?:[áéíóú]\p{L}{1,5}[aei]n?|[áéí])(?:me|nos|te|se)?(?:me|nos|l[oa]s?)(?!\p{L})/giu;

const short: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|was|have|has|would|could|should|ca|wo)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bid (?=(?:really |much )?(?:like|rather|prefer|want|be)\b)/g, "i'd "],
  [/\b(that|it|he|she|what)s (?=(?:a|the|fine|ok|fair|not|good|all)\b)/g, "$1's "],
  [/(?<!\b(?:am|is|was|feel|felt|be|been|so|very|i'm|got|fell|really|too) )\bi ?ll (?=[a-z]{2})/g, "i'll "],
  [/\bu\b(?!\.)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(?:q|k)(?= [a-z]{2})/g, 'que'],
];

/**
 * The words that a speaker says themselves, for searching: in lower case, without accents, with the short forms of text
 * messages spelt out.
 */
export function ownWords(text: string): string {
  const plain = folded(text.normalize('NFC').replaceAll(yes, 'sip').replaceAll(command, 'haga $&'));
  return short.reduce((rest, [form, full]) => rest.replaceAll(form, full), plain.replaceAll(/\s+/g, ' ').trim());
}
