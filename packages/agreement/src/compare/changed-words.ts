/** A run of words that two texts share, or that only one of them has. */
export interface WordRun {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** Words and amounts with the space behind them; a mark that ends a word stands alone. */
const wordsOf = (text: string) => text.match(/(?:[^\s.,;:!?]|[.,;:!?](?=[^\s.,;:!?]))+\s*|[.,;:!?]+\s*|\s+/gu) ?? [];
const isWord = (it: string) => /[\p{L}\p{N}]/u.test(it);

/** Texts with more pairs of words than these differ as a whole: comparing them would hold up the page. */
const mostPairs = 25_000_000;

/** Compares two texts word by word, by their longest common subsequence. Words with the same key are the same. */
export function changedWords(
  before: string,
  now: string,
  keyOf = (word: string) => word,
): { runs: WordRun[]; count: number } {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  const keysOf = (words: readonly string[]) => words.map((it) => keyOf(it.trimEnd()));
  const isTooLong = old.length * fresh.length > mostPairs;
  const [oldKeys, freshKeys] = isTooLong ? [[], []] : [keysOf(old), keysOf(fresh)];
  const same = (i: number, j: number) => !isTooLong && oldKeys[i] === freshKeys[j];
  const table = oldKeys.map(() => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = oldKeys.length - 1; i >= 0; i--)
    for (let j = freshKeys.length - 1; j >= 0; j--)
      table[i]![j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: WordRun[] = [];
  const put = (kind: WordRun['kind'], words = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words += words;
    else runs.push({ kind, words });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length)
    if (i < old.length && j < fresh.length && same(i, j)) {
      put('same', fresh[j]);
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) put('out', old[i++]);
    else put('in', fresh[j++]);
  const of = (kind: WordRun['kind']) =>
    runs.filter((run) => run.kind === kind).reduce((sum, { words }) => sum + wordsOf(words).filter(isWord).length, 0);
  const least = runs.some(({ kind }) => kind !== 'same') ? 1 : 0;
  return { runs, count: Math.max(of('in'), of('out'), least) };
}
