import type * as z from 'zod/mini';

const byFormat: Record<string, string> = {
  email: 'Enter an email address, like name@example.org.',
  date: 'Enter a date, like 2026-04-17.',
};

const wrongForm = 'This has the wrong form.';
const empty = 'Fill this in.';

/** The message for an invalid field. A message in the contract wins. */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? empty : wrongForm;
  if (issue.code === 'invalid_value') return 'Choose one of the offered values.';
  if (issue.code === 'invalid_format') return byFormat[issue.format] ?? wrongForm;
  const unit = issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return issue.minimum === 1 && unit ? empty : `Use ${issue.minimum}${unit} or more.`;
  if (issue.code === 'too_big') return `Use ${issue.maximum}${unit} at most.`;
  return wrongForm;
}
