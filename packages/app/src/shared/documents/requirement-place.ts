import { paths } from '../../paths.ts';

/** The name of a document requirement in an address. */
export const requirementPlace = (requirementId: string) => `document-${requirementId}`;

/** The address of a document requirement in the documents of its case. */
export const requirementIn = (caseId: string, requirementId: string) =>
  `${paths.uploads(caseId)}#${requirementPlace(requirementId)}`;
