import { paths } from '../../paths.ts';

/** The name of a document requirement in an address. */
export const requirementPlace = (requirementId: string) => `document-${requirementId}`;

/** The address of a document requirement in the documents of its case. */
export const requirementIn = (caseId: string, requirementId: string) =>
  `${paths.uploads(caseId)}#${requirementPlace(requirementId)}`;

/** Names the first document that a party says not to have, where the mediator has not decided. */
export const saidMissing = 'said-missing';

/** The address of the first document of a case that is said to be missing, with its reason. */
export const saidMissingIn = (caseId: string) => `${paths.uploads(caseId)}#${saidMissing}`;
