import { type DraftClause, keptText } from '@mediation/api-client';

/** What a mediator writes in a clause. */
export type ClauseValues = Pick<DraftClause, 'issue' | 'heading' | 'text' | 'plain_text' | 'state' | 'duties'>;
export type ClauseField = keyof ClauseValues;

const fields: readonly ClauseField[] = ['issue', 'heading', 'text', 'plain_text', 'state', 'duties'];

/** The values of a clause, as the server keeps them: without spaces around them, with one kind of line break. */
export const valuesOf = ({ issue, heading, text, plain_text, state, duties }: ClauseValues): ClauseValues => ({
  issue,
  heading: keptText(heading),
  text: keptText(text),
  plain_text: keptText(plain_text),
  state,
  duties: duties.map(({ id, kind, who, what, due_on, repeats }) => ({
    id,
    kind,
    who,
    what: keptText(what),
    due_on,
    repeats,
  })),
});

/** The fields in which two clauses differ. */
export const differingFields = (one: ClauseValues, other: ClauseValues): ClauseField[] => {
  const [a, b] = [valuesOf(one), valuesOf(other)];
  return fields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
};

/** Whether a clause says something else than the words that were agreed; `agreed` is null where none were. */
export const isReopened = (agreed: ClauseValues | null, values: ClauseValues): boolean =>
  agreed !== null && differingFields(agreed, values).some((field) => field === 'text' || field === 'duties');

/**
 * Merges one's own changes with those of another mediator. A field that only one of them changed takes the change; one
 * that both changed keeps one's own words, and is named in `clashes`.
 */
export function mergeClauseValues(base: ClauseValues, own: ClauseValues, newest: ClauseValues) {
  const mine = new Set(differingFields(base, own));
  const theirs = new Set(differingFields(base, newest));
  const clashes = differingFields(own, newest).filter((field) => mine.has(field) && theirs.has(field));
  const taken = Object.fromEntries(
    fields.filter((field) => theirs.has(field) && !mine.has(field)).map((field) => [field, newest[field]]),
  );
  return { values: { ...own, ...taken }, clashes };
}

/** Both versions of the fields that clash, the other mediator's first. */
export function bothValues(own: ClauseValues, newest: ClauseValues, clashes: readonly ClauseField[]): ClauseValues {
  const both = (field: 'text' | 'plain_text') =>
    clashes.includes(field) ? `${newest[field]}\n\n${own[field]}` : own[field];
  return { ...own, text: both('text'), plain_text: both('plain_text') };
}
