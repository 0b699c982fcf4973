import type { Clause } from '@mediation/api-client';

/** All that a clause says to its reader: in plain words that are not older, to sign, and to do. */
export const clauseWordsOf = ({ plain_text, plain_is_older: isOlder, text, duties }: Clause) =>
  [isOlder ? '' : plain_text, text, ...duties.map(({ what }) => what)].join('\n');
