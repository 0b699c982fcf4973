import { factWords, sentenceStarters } from '../data/fact-words.ts';

/** Matches a word of a list in any script; `\\b` only knows ASCII letters. */
const anyOf = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'giu');

const address = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|\b(?:https?:\/\/|www\.)\S{1,200}/gi;
const amount = /(?:[€$£¥] ?)?\d+(?:[.,:/-]\d+)*(?: ?[€$£¥%]|st|nd|rd|th|[ap]\.?m\b|h\b)?/gi;

/** The kinds of facts. Each is compared on its own, in the order of the text. */
const kinds: readonly RegExp[] = [address, amount, ...Object.values(factWords).map(anyOf)];

/** A text with plain quotes, and with contractions written out: "won't" and "will not" are the same fact. */
const written = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\bcan(?:'t|not)\b/gi, 'can not')
    .replaceAll(/\bwon't\b/gi, 'will not')
    .replaceAll(/n't\b/gi, ' not')
    .replaceAll(/\b(do|does|did|has|have|is|are|was|were|should|would|could|must)nt\b/gi, '$1 not')
    .replaceAll(/'ll\b/gi, ' will');

/**
 * Whether a rephrasing keeps the facts: every address, amount, date, time, number, day, duration, quantifier, negation,
 * modal verb (English and Spanish) and name occurs as often and in the same order. `dropped` are passages of the
 * original that were left out on purpose; `names` are names known in the case, found in any spelling of their case.
 */
export function keepsFacts(
  before: string,
  after: string,
  dropped: readonly string[] = [],
  names: readonly string[] = [],
): boolean {
  const one = written(without(before, dropped));
  const other = written(after);
  const known = namesIn(one, other, names);
  return kinds.every((kind) => listed(one, kind) === listed(other, kind)) && named(one, known) === named(other, known);
}

/** Whether a text holds a fact. */
export function holdsFact(text: string, names: ReadonlySet<string> = new Set()): boolean {
  const plain = written(text);
  return kinds.some((kind) => plain.search(kind) >= 0) || named(plain, namesIn(plain, '', [...names])) !== '';
}

/** A text without passages, each looked for behind the one before. */
function without(text: string, passages: readonly string[]): string {
  let kept = '';
  let rest = text;
  for (const passage of passages) {
    const at = rest.indexOf(passage);
    if (at < 0) continue;
    kept += `${rest.slice(0, at)} `;
    rest = rest.slice(at + passage.length);
  }
  return kept + rest;
}

const listed = (text: string, kind: RegExp) =>
  (text.match(kind) ?? []).map((it) => it.replaceAll(/[\s.]/g, '').toLowerCase()).join(' ');

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}'-]*/gu)?.map((it) => it.replace(/'\p{L}{0,2}$/u, '')) ?? [];

const named = (text: string, names: ReadonlySet<string>) =>
  wordsOf(text.toLowerCase())
    .filter((it) => names.has(it))
    .join(' ');

/**
 * The names in two texts. A capital at the start of a sentence or in shouting makes no name of a word that is written
 * small in the other text.
 */
function namesIn(one: string, other: string, known: readonly string[]): Set<string> {
  const names = new Set(known.flatMap((it) => wordsOf(written(it).toLowerCase())));
  const small = new Set([...wordsOf(one), ...wordsOf(other)].filter((it) => /^\p{Ll}/u.test(it)));
  for (const text of [one, other])
    for (const found of text.matchAll(/\p{Lu}[\p{L}'-]*/gu)) {
      const word = found[0].replace(/'\p{L}{0,2}$/u, '');
      const isForced =
        /(?:^|[.!?…:\n]["'\s¡¿(]*)["'¡¿(]*$/u.test(text.slice(0, found.index)) || /^\p{Lu}+$/u.test(word);
      const low = word.toLowerCase();
      if (!(isForced && small.has(low)) && !sentenceStarters.has(low)) names.add(low);
    }
  return names;
}
