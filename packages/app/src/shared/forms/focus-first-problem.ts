const controls = 'input, button, select, textarea';

/** Moves the focus to the first control of a form that has an error, or to the first one of a group that has one. */
export function focusFirstProblem(form: HTMLElement | null) {
  const marked = form?.querySelector<HTMLElement>('[aria-describedby$="-error"]');
  (marked?.matches(controls) ? marked : marked?.querySelector<HTMLElement>(controls))?.focus();
}
