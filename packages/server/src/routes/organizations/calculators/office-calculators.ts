import { readSupportTable, type SupportCalculator, supportTableLimits, type TableProblem } from '@mediation/agreement';
import { ApiError, type SupportTable } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

const done = { ok: true as const };

/** The calculators of an office, which its admins switch on and give their tables. */
export const officeCalculators = ({ calculators: known }: { calculators: readonly SupportCalculator[] }) =>
  ({
    listOfficeCalculators: async ({ input: { orgId }, sql }) => {
      if (!(await administers(sql, orgId))) return undefined;
      const on = await sql<{ calculator: string }>`
        select calculator from office_calculators where organization_id = ${orgId} and is_on`;
      const tables = await sql<SupportTable & { calculator: string }>`
        select t.calculator, t.number, t.source, t.valid_from::text, jsonb_array_length(t.rows) as rows,
          jsonb_array_length(t.rows -> 0 -> 'amounts') as children, t.added_at,
          (select p.name from profiles p where p.id = t.added_by) as added_by_name
        from support_tables t where t.organization_id = ${orgId} order by t.number desc`;
      return {
        calculators: known.map((it) => ({
          ...it,
          is_on: on.some(({ calculator }) => calculator === it.id),
          tables: tables.filter(({ calculator }) => calculator === it.id),
        })),
      };
    },

    switchCalculator: async ({ input: { orgId, calculator: id, is_on }, sql }) => {
      const calculator = known.find((it) => it.id === id);
      if (!calculator || !(await administers(sql, orgId))) return undefined;
      if (is_on && calculator.needs_table && !(await hasTable(sql, orgId, id)))
        throw new ApiError('conflict', 'Add your table first. This calculator reads it.');
      await sql`select private.switch_calculator(${orgId}, ${id}, ${is_on})`;
      return done;
    },

    addSupportTable: async ({ input: { orgId, calculator: id, csv, source, valid_from }, sql }) => {
      const calculator = known.find((it) => it.id === id && it.needs_table);
      if (!calculator || !(await administers(sql, orgId))) return undefined;
      const { rows, problems } = readSupportTable(csv);
      if (problems.length > 0) throw refused(problems);
      await sql`select private.add_support_table(${orgId}, ${id}, ${JSON.stringify({ source, valid_from, rows })})`;
      return done;
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/office-calculators')>;

async function administers(sql: Sql, organizationId: string) {
  const [organization] = await sql`
    select from organizations where id = ${organizationId} and private.administers(${organizationId})`;
  return organization !== undefined;
}

async function hasTable(sql: Sql, organizationId: string, calculator: string) {
  const [table] = await sql`
    select from support_tables where organization_id = ${organizationId} and calculator = ${calculator} limit 1`;
  return table !== undefined;
}

const sentences: Record<TableProblem['reason'], (line: number, text: string) => string> = {
  empty: () => 'This table has no lines below its first one.',
  no_header: () => 'The first line must be: income,1,2,3 – one column for each number of children.',
  missing_column: (line) => `Line ${line} does not have as many columns as the first line.`,
  not_a_number: (line, text) => `Line ${line}: “${text.slice(0, 40)}” is not a number.`,
  not_rising: (line) => `Line ${line}: the income must be higher than in the line before.`,
  too_large: () =>
    `This table is too large. It may have ${supportTableLimits.rows} lines and ${supportTableLimits.children} columns of children.`,
};

/** Names each mistake; as a sentence, the first one. */
function refused(problems: readonly TableProblem[]): ApiError {
  const details = problems
    .slice(0, 20)
    .map(({ reason, line, text }) => ({ path: 'csv', message: sentences[reason](line, text) }));
  return new ApiError('invalid', details[0]!.message, { details });
}
