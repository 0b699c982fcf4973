import type { Case } from '@mediation/api-client';

/** What says whether a case can be changed. */
export type CaseState = Pick<Case, 'status' | 'is_suspended'>;

/** Whether anything can be changed in a case: it is not closed, and its organization is not suspended. */
export const isWritable = ({ status, is_suspended }: CaseState) => status !== 'closed' && !is_suspended;

/** Whether the work on a case goes on: it can be changed and is not on hold. */
export const isGoingOn = ({ status, is_suspended }: CaseState) => status === 'open' && !is_suspended;
