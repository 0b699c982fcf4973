import type { Clause, DraftDuty } from '@mediation/api-client';

/**
 * Places that somebody has to fill in: "[date]", "____" or ".....". A bracket with digits cites: "[2010] UKSC 42". Must
 * match `private.has_blank` in the database.
 */
const blank = /\[(?!sic\])[^[\]\d]*\]|_{2,}|\.{4,}/gu;

/** A bracket that begins with a word and has digits, "[name 1]", may be either: it is marked, and holds up nothing. */
const doubtful = /\[\p{L}[^[\]\d]*\d[^[\]]*\]/gu;

/** Finds the places of a text that somebody has to fill in. */
const blanksOf = (text: string) => [...text.matchAll(blank)];

/** Finds them with the places that only may be one, for a mediator to look at. */
export const possibleBlanksOf = (text: string) => [...blanksOf(text), ...text.matchAll(doubtful)];

interface Written extends Pick<Clause, 'heading' | 'text' | 'plain_text'> {
  duties: readonly Pick<DraftDuty, 'what'>[];
}

/** Whether a clause has a place that somebody has to fill in. The server releases no such clause. */
export const hasBlank = ({ heading, text, plain_text, duties }: Written): boolean =>
  [heading, text, plain_text, ...duties.map(({ what }) => what)].some((words) => blanksOf(words).length > 0);
