import { ApiError } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { lock, one } from './cases.ts';

export const caseStatus = {
  changeCaseStatus: async ({ input: { caseId, status, version }, sql }) => {
    const before = await lock(sql, caseId, version);
    if (before?.status === 'closed') throw new ApiError('conflict', 'This case is closed. Reopen it first.');
    if (!before) return undefined;
    await sql`update cases set status = ${status} where id = ${caseId}`;
    return one(sql, caseId);
  },

  closeCase: async ({ input: { caseId, reason, version }, sql }) => {
    if (!(await lock(sql, caseId, version))) return undefined;
    await sql`update cases set status = 'closed', close_reason = ${reason} where id = ${caseId}`;
    return one(sql, caseId);
  },

  reopenCase: async ({ input: { caseId, version }, sql }) => {
    const before = await lock(sql, caseId, version);
    if (before && before.status !== 'closed') throw new ApiError('conflict', 'This case is not closed.');
    if (!before) return undefined;
    await sql`update cases set status = 'open' where id = ${caseId}`;
    return one(sql, caseId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/case-status')>;
