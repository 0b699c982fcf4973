import type { DraftClause } from '@mediation/api-client';
import type { Place } from '../marks/place-link.tsx';

/** Where a draft surely says two things about one, or in two languages: the clause with both places in words. */
export interface Contradiction {
  clause: DraftClause;
  /** Its number in the document. */
  number: number;
  words: string;
  /** The other place, where it is not this clause. */
  other?: Place;
  /** Whether it is that the clause has words in another language than the document. */
  isForeign?: boolean;
  /** Whether it is that the words to sign changed after the plain words. */
  isOlder?: boolean;
}
