/** A run of words that two texts share, or that only one of them has. */
export interface WordRun {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** Words and amounts with the space behind them; a mark that ends a word stands alone. */
const wordsOf = (text: string) => text.match(/(?:[^\s.,;:!?]|[.,;:!?](?=[^\s.,;:!?]))+\s*|[.,;:!?]+\s*|\s+/gu) ?? [];
const isWord = (it: string) => /[\p{L}\p{N}]/u.test(it);

/** Compares two texts word by word, by their longest common subsequence. */
export function changedWords(before: string, now: string): { runs: WordRun[]; count: number } {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  const same = (i: number, j: number) => old[i]?.trimEnd() === fresh[j]?.trimEnd();
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
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
