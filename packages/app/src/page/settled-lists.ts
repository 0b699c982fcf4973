import type { Reading } from '../backend/use-endpoint.ts';

/** What is different once a document was settled: the lists, and perhaps the step of the case. */
export const settledLists: Reading[] = ['listRequirements', 'getCaseStep', 'getCase', 'listCases', 'listCaseActivity'];
