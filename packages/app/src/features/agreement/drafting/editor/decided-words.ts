import type { DraftClause } from '@mediation/api-client';

type Words = Pick<DraftClause, 'id' | 'heading' | 'text' | 'plain_text' | 'duties'>;

/** The words that a decision before a release is about: once they change, a clause is to be decided again. */
export const decidedWords = ({ id, heading, text, plain_text, duties }: Words): string =>
  JSON.stringify([id, heading, text, plain_text, duties.map(({ what }) => what)]);
