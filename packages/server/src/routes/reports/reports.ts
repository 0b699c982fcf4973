import { createHash } from 'node:crypto';
import type { CaseSummary, InputOf, Report } from '@mediation/api-client';
import type { getReport } from '@mediation/api-client/endpoints/reports';
import { fileOf } from '../../files/answer-file.ts';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { reportTable } from './report-table.ts';

type Filters = InputOf<typeof getReport>;

/** Reports and case summaries. The database functions refuse callers without the right. */
export const reports = {
  getReport: async ({
    input: { from = null, to = null, organization_id = null, mediator_id = null, issue = null },
    sql,
  }) => {
    const [row] = await sql<{ report: Report }>`
      select private.report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid, ${issue}) as report`;
    return row;
  },

  printReport: ({ input, sql }) => exported(sql, input, 'print'),

  getCaseSummary: async ({ input: { caseId }, sql }) => {
    const [row] = await sql<{ summary: CaseSummary }>`select private.case_summary(${caseId}) as summary`;
    return row;
  },

  downloadReport: async ({ input, asCaller }) => {
    const row = await asCaller((sql) => exported(sql, input, 'csv'));
    if (!row) return undefined;
    const text = reportTable(row.report);
    const tag = createHash('sha256').update(text).digest('hex');
    return fileOf(Buffer.from(text), { name: 'report.csv', type: 'text/csv; charset=utf-8', tag });
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/reports')>;

async function exported(sql: Sql, filters: Filters, format: 'csv' | 'print') {
  const { from = null, to = null, organization_id = null, mediator_id = null, issue = null } = filters;
  const [row] = await sql<{ report: Report }>`
    select private.export_report(${from}::date, ${to}::date, ${organization_id}::uuid, ${mediator_id}::uuid, ${issue},
      ${format}) as report`;
  return row;
}
