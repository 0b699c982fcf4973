import type { CaseReason } from '@mediation/api-client';
import { agreementPaths } from '../../agreement-paths.ts';

/** The id of the element of a comment on a clause. */
export const commentElement = (id: string) => `comment-${id}`;

/** The address of a comment in the agreement of a case, at its clause. */
export const commentIn = (caseId: string, comment: NonNullable<CaseReason['comment']>) =>
  `${agreementPaths.home(caseId)}?document=${comment.document}&clause=${comment.clause_id}#${commentElement(comment.id)}`;
