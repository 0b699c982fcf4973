import { createHash } from 'node:crypto';
import type { CaseSummary, Report } from '@mediation/api-client';
import { fileOf } from '../../files/answer-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { reportTable } from './report-table.ts';

/** Reports and case summaries. The database functions refuse callers without the right. */
export const reports = {
  getReport: async ({ input: { from = null, to = null, organization_id = null, mediator_id = null }, sql }) => {
    const [row] = await sql<{ report: Report }>`
      select private.report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid) as report`;
    return row;
  },

  getCaseSummary: async ({ input: { caseId }, sql }) => {
    const [row] = await sql<{ summary: CaseSummary }>`select private.case_summary(${caseId}) as summary`;
    return row;
  },

  downloadReport: async ({
    input: { from = null, to = null, organization_id = null, mediator_id = null },
    asCaller,
  }) => {
    const [row] = await asCaller(
      (sql) => sql<{ report: Report }>`
        select private.export_report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid) as report`,
    );
    if (!row) return undefined;
    const text = reportTable(row.report);
    const tag = createHash('sha256').update(text).digest('hex');
    return fileOf(Buffer.from(text), { name: 'report.csv', type: 'text/csv; charset=utf-8', tag });
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/reports')>;
