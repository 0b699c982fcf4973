import type { Part, Token } from './tokens.ts';

const closed: readonly Part[] = ['you', 'be', 'glue', 'heads', 'nouns', 'adjectives', 'scolding', 'fillers', 'and'];

/** Whether a word may be something. */
export const is = (token: Token | undefined, part: Part) => token?.parts.has(part) ?? false;
/** Whether one of the words may be something. */
export const has = (tokens: readonly Token[], part: Part) => tokens.some((it) => is(it, part));
/** Whether all words may stand in an insult. */
export const isClosed = (tokens: readonly Token[]) => tokens.every((token) => closed.some((part) => is(token, part)));

/** Whether words that are all known insult the person spoken to, and say nothing else. */
export function isInsult(tokens: readonly Token[]): boolean {
  if (tokens.length === 0 || !isClosed(tokens)) return false;
  const isHarsh = has(tokens, 'nouns') || has(tokens, 'adjectives');
  const isScolded = has(tokens, 'scolding') && (has(tokens, 'be') || tokens.some((it) => utter.test(it.word)));
  if (isPossession(tokens)) return has(tokens, 'adjectives') && !has(tokens.slice(1), 'be');
  if (has(tokens, 'you')) return isHarsh || isScolded;
  if (beginning.test(tokens[0]!.word)) return isHarsh || has(tokens, 'scolding');
  if (/^what an?$/.test(tokens[0]!.word)) return isHarsh;
  return !has(tokens, 'be') && has(tokens, 'nouns') && !tokens.some((it) => comparing.test(it.word));
}

/** Whether words name what belongs to the reader, "your mug", and do not misspell "you're". */
export function isPossession(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((it) => is(it, 'you'));
  const [owner, thing] = tokens.slice(at);
  if (at < 0 || thing === undefined || !/^(?:your|ur|yer|tu|tus)$/.test(owner!.word)) return false;
  const others = tokens.slice(at + 1);
  if (has(others, 'be')) return is(thing, 'nouns') && !is(thing, 'heads');
  return !has(others, 'you') && !is(thing, 'glue') && !is(others.at(-1), 'adjectives');
}

const utter =
  /^(?:absolute|utter|complete|total|such|pure|real|proper|big|menud[oa]|pedazo de|vaya|completo|completa)$/;

/** Words that begin an insult without the reader in it: "stop being a child". */
const beginning = /^(?:such|stop|quit|(?:stop|quit) (?:acting|behaving) like|don't be|dont be|do not be)$/;

/** Words by which an insult is said of somebody else: "like a fool". */
const comparing = /^(?:like|as|for|with|at|to|that|the|because|como|de|del|que|q|a|el|la|lo|los|las|conmigo)$/;
