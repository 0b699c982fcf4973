import type { Clause } from '@mediation/api-client';

/** The words of a clause. */
export type ClauseWords = Pick<Clause, 'heading' | 'text' | 'plain_text'>;
