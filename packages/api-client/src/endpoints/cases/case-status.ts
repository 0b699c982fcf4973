import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Version } from '../../page.ts';
import { Case, CloseReason } from './cases.ts';

/** Puts a case on hold or resumes it. */
export const changeCaseStatus = endpoint({
  method: 'PATCH',
  path: '/api/cases/:caseId/status',
  changes: ['cases', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), status: z.enum(['open', 'on_hold']), version: Version }),
  output: z.object({ case: Case }),
});

/** Closes a case and makes it read-only. */
export const closeCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/close',
  changes: ['cases', 'steps', 'sessions', 'activity'],
  input: z.object({ caseId: z.uuid(), reason: CloseReason, version: Version }),
  output: z.object({ case: Case }),
});

export const reopenCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/reopen',
  changes: ['cases', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), version: Version }),
  output: z.object({ case: Case }),
});
