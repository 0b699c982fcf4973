import type { Language } from '../guidance/passages.ts';
import type { Cut, Range } from './cuts.ts';
import type { Segment } from './segments.ts';
import { has, is, isClosed, isInsult, isPossession } from './is-insult.ts';
import { type Reader, type Token, tokensOf } from './tokens.ts';

/**
 * Finds the insults in a segment: the whole of it, what stands before or behind a conjunction, or a name called at its
 * end ("you lazy sod"). What somebody reports to have been called is left alone.
 */
export function findInsults(plain: string, { start, end, sentence }: Segment, reader: Reader): Cut[] {
  const tokens = tokensOf(plain, { start, end, ...reader });
  const isReport = has(tokensOf(plain, { ...sentence, ...reader }), 'reporting');
  const cut = (from: number, to: number): Cut[] => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return first && last ? [{ start: first.start, end: last.end, kind: 'insult' }] : [];
  };
  if (isInsult(tokens)) return isReport && !has(tokens, 'you') ? [] : cut(0, tokens.length);

  const before = tokens.findLastIndex(
    (it, at) =>
      is(it, 'and') &&
      isInsult(tokens.slice(0, at)) &&
      !goesOn(tokens.slice(at + 1)) &&
      (reader.language === 'es' || hasSubject(tokens[at + 1], reader)),
  );
  if (before > 0) return cut(0, before + 1);
  const next = tokens.findIndex((it, at) => isStart(it, tokens.slice(0, at)) && isInsult(tokens.slice(0, at)));
  if (next > 0) return cut(0, next);
  const behind = tokens.findIndex((it, at) => is(it, 'and') && isInsult(tokens.slice(at + 1)));
  if (behind > 0 && !isReport && has(tokens.slice(behind), 'you') && has(tokens.slice(behind), 'be'))
    return cut(behind, tokens.length);
  const called = tokens.findIndex((_, at) => at > 0 && isCalledName(tokens.slice(at), tokens[at - 1], reader.language));
  return called > 0 ? cut(called, tokens.length) : [];
}

/** Whether an insult goes on: "you are a liar and a coward who forgets the books". */
function goesOn(tokens: readonly Token[]): boolean {
  const other = tokens.findIndex((it) => !isClosed([it]));
  const known = other < 0 ? tokens : tokens.slice(0, other);
  return (['nouns', 'adjectives', 'scolding', 'heads'] as const).some((part) => has(known, part));
}

/** Whether words that followed "you are a liar and" can stand alone: English needs a subject or a verb that asks. */
const hasSubject = (token: Token | undefined, { names }: Reader) =>
  token !== undefined && (subject.test(token.word) || names.has(token.word) || is(token, 'imperatives'));

const subject =
  /^(?:i|i'm|i'll|i've|i'd|im|ill|ive|you|u|you're|youre|you've|ur|your|he|she|it|it's|we|we're|they|the|my|our|his|her|their|this|that|these|those|there|nobody|noone|none|all|everyone|everybody|both|please|can|could|would|will|do|does|did|is|are|why|what|when|where|who|how|don't|dont|just|mum|dad)$/;

/** Whether a new clause begins with a word, though no comma stands before it. */
const isStart = (token: Token, before: readonly Token[]) =>
  is(token, 'imperatives') || token.word === 'please' || token.word === 'por favor'
    ? true
    : is(token, 'starters') && !has(before, 'be') && is(before.at(-1), 'nouns');

const calling =
  /^(?:call\w*|said|say|think|find|consider|are|is|was|be|am|being|a|an|the|that|like|at|to|for|of|and|or|not|eres|es|sos|ser|llam\w+|parec\w+|un|una|el|la|los|las|tan|muy|mas|que|tu|su|mi|ese|esa|este|esta|al|del|de|a|con|y|o|ni|no)$/;

const isName =
  /^(?:imbecil|cabron|cabrona|gilipollas|pendej[oa]|bolud[oa]|pelotud[oa]|malparid[oa]|hij[oa] de put[ao]|hijueputa|gonorrea)$/;

/** Whether these are the words that somebody is called at the end of a clause. */
function isCalledName(tokens: readonly Token[], before: Token | undefined, language: Language): boolean {
  const [first] = tokens;
  if (!first || !before || calling.test(before.word) || !isClosed(tokens) || has(tokens, 'and')) return false;
  if (!is(tokens.at(-1), 'nouns')) return false;
  return language === 'en'
    ? /^(?:you|u|ya|ye)$/.test(first.word) && !has(tokens, 'be')
    : isName.test(first.word) && tokens.length === 1;
}

/** Finds what still calls the reader something: "you are such a child" within a longer clause. */
export function findRemainingInsults(plain: string, segment: Segment, reader: Reader): Range[] {
  const tokens = tokensOf(plain, { start: segment.start, end: segment.end, ...reader });
  return tokens.flatMap((token, at) => {
    if (!is(token, 'you') || is(tokens[at - 1], 'you')) return [];
    const length = tokens.slice(at).findIndex((it) => !isClosed([it]));
    const run = length < 0 ? tokens.slice(at) : tokens.slice(at, at + length);
    const isSaid = has(run, 'nouns') || (has(run, 'be') && (has(run, 'adjectives') || has(run, 'scolding')));
    const isMeant = isSaid && !isPossession(run);
    return isMeant ? [{ start: token.start, end: run.at(-1)!.end }] : [];
  });
}
