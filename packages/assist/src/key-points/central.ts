import type { Language } from '../guidance/passages.ts';
import { termsOf } from '../text/words.ts';
import { isCourtesy } from './greeting.ts';
import type { Statement } from './message.ts';

/** The statements that share most words with the others, in their order: what a text is about when nothing else is found. */
export function centralOf(statements: readonly Statement[], language: Language, most: number): Statement[] {
  const said = statements
    .filter((it) => !isCourtesy(it.said))
    .map((statement) => ({ statement, terms: new Set(termsOf(statement.said, language)) }));
  const counts = new Map<string, number>();
  for (const { terms } of said) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const shared = (terms: ReadonlySet<string>) => [...terms].reduce((sum, it) => sum + (counts.get(it) ?? 1) - 1, 0);
  return said
    .map(({ statement, terms }) => ({ statement, weight: shared(terms) / (terms.size + 3) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map((it) => it.statement)
    .toSorted((one, other) => one.start - other.start);
}
