import { paths } from '../../../paths.ts';
import type { IntakePart } from '../form/sections.ts';

/** The address of one page of the intake in a case; with a field, of the place where it is. */
export const intakeAddress = (part: IntakePart, caseId: string, field?: string) => ({
  pathname: paths.intakeSection(part),
  search: `?case=${caseId}`,
  ...(field !== undefined && { hash: `#${field}` }),
});

/** The state of an address to which somebody goes from the review, to return there. */
export const fromReview = 'review';
