import type { Clause } from '@mediation/api-client';

/** All that a clause says to its reader: in plain words, to sign, and to do. */
export const wordsOf = ({ plain_text, text, duties }: Clause) =>
  [plain_text, text, ...duties.map(({ what }) => what)].join('\n');
