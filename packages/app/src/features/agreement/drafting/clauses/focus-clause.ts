/** The id of the heading of the open clause. */
export const clauseHeading = 'clause';

/** Moves the focus to the heading of the open clause. */
export function focusClause() {
  const heading = document.getElementById(clauseHeading);
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the words of the open clause. */
export function focusWords() {
  const words = document.querySelector<HTMLElement>('[data-clause-words]');
  words?.focus();
  words?.scrollIntoView({ block: 'center' });
}
