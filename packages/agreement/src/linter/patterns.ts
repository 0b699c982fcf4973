import type { Fill, Reason } from './mark.ts';
import type { Rules } from './words/rules.ts';

/** The rules of a language as regular expressions. */
export interface Patterns {
  vague: { reason: Reason; fill: Fill; pattern: RegExp }[];
  /** A number with what makes it an amount before it and what ends it after it; the number is `amount`. */
  amount: RegExp;
  time: RegExp;
  duty: RegExp;
  passive: RegExp;
  condition: RegExp;
  /** Names who does it, after a passive. */
  owner: RegExp;
}

const either = (words: readonly string[]) => `(?:${words.join('|')})`;
const whole = (words: readonly string[], flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])${either(words)}(?![\\p{L}\\p{N}])`, flags);

/** A name begins with a capital letter, so these patterns tell letters apart; a cue may begin a sentence. */
const atStartToo = (words: readonly string[]) =>
  words.map((it) => it.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`));

/** Compiles the rules of a language once. */
export function patternsOf(rules: Rules): Patterns {
  const cue = `(?<!\\p{L})${either(atStartToo(rules.amountCues))} (?:\\p{Lu}\\p{Ll}+ )?`;
  const number = '(?<amount>\\d+(?:[.,\\u00a0\\u202f]\\d+)*)(?![\\p{L}\\p{N}])';
  const noCurrency = `(?!\\s*(?:[\\p{Sc}%]|[A-Z]{3}(?!\\p{L})|${either(rules.currencies)}))`;
  const end = `(?=\\s*(?:$|[.,;:)](?!\\d)|${either(rules.afterAmount)}(?!\\p{L})))`;
  return {
    vague: rules.vague.map(({ reason, fill, words }) => ({ reason, fill, pattern: whole(words) })),
    amount: new RegExp(cue + number + noCurrency + end, 'gu'),
    time: new RegExp(`${whole(rules.times, 'iu').source}|\\d{1,2}[:.]\\d\\d|\\d{1,2}/\\d{1,2}`, 'iu'),
    duty: whole(rules.duties),
    passive: whole(rules.passives),
    condition: whole(rules.conditions, 'iu'),
    owner: new RegExp(
      `(?<!\\p{L})${rules.by} (?:\\p{Lu}\\p{Ll}+(?! \\d)|(?:the )?${either(rules.owners)})(?!\\p{L})|(?<!\\p{L})(?:together|jointly|juntos|juntas)(?!\\p{L})`,
      'u',
    ),
  };
}
