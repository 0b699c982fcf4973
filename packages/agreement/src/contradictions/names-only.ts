import type { Carer } from '@mediation/api-client';

/** The parent whose name alone is in a sentence; null if it names both or nobody. */
export function namesOnly(sentence: string, names: Record<Carer, string>): Carer | null {
  const words: ReadonlySet<string> = new Set(sentence.match(/\p{L}+/gu));
  const named = (['A', 'B'] as const).filter((it) => words.has(names[it]));
  return named.length === 1 ? (named[0] ?? null) : null;
}
