import type { Clause, DraftDuty } from '@mediation/api-client';

/** Places that somebody has to fill in: "[date]", "____" or ".....". */
const blank = /\[[^[\]]*\]|_{2,}|\.{4,}/gu;

/** Finds the places of a text that somebody has to fill in. */
export const blanksOf = (text: string) => [...text.matchAll(blank)];

interface Written extends Pick<Clause, 'heading' | 'text' | 'plain_text'> {
  duties: readonly Pick<DraftDuty, 'what'>[];
}

/** Whether a clause has a place that somebody has to fill in. The server releases no such clause. */
export const hasBlank = ({ heading, text, plain_text, duties }: Written): boolean =>
  [heading, text, plain_text, ...duties.map(({ what }) => what)].some((words) => blanksOf(words).length > 0);
