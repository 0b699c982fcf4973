import { randomUUID } from 'node:crypto';
import type { Case, IntakeSection, NewCase } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalidFields } from '../../http/input/invalid-fields.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';
import { caseColumns } from './case-columns.ts';
import { listOfCases } from './ranking/list-cases.ts';

const untitled = 'Untitled Case';

export const cases = {
  listCases: ({ input, sql }) => listOfCases(sql, input),

  listCasesBy: ({ input, sql }) => listOfCases(sql, input),

  listUserCases: ({ input: { userId, ...query }, sql }) => listOfCases(sql, { ...query, user_id: userId }),

  getMyCase: async ({ sql }) => {
    const [mine] = await sql<Case>`
      select ${caseColumns} from cases c join case_participants p on p.case_id = c.id
      where p.user_id = auth.uid() and p.status = 'active'
      order by p.joined_at limit 1`;
    return { case: mine ?? null };
  },

  createCase: async ({ input, sql }) => {
    const id = randomUUID();
    const { title, description, organization_id = null, personalInfo: client } = input;
    const [opened] = await sql<{ is_placed: boolean }>`
      select private.open_case(${id}, ${title || untitled}, ${description}, ${organization_id}) as is_placed`;
    if (!opened?.is_placed) throw invalidFields({ path: 'organization_id', message: 'Choose who should mediate.' });
    if (input.currency) await sql`select private.set_case_currency(${id}, ${input.currency})`;
    await sql`
      insert into case_intakes (case_id, name, email, phone, date_of_birth, address, marriage_details, children,
        financial_situation, uploads, preferences, prefilled)
      values (${id}, ${client.name}, ${client.email}, ${client.phone}, ${client.dateOfBirth}, ${client.address},
        ${JSON.stringify(input.marriageDetails ?? {})}, ${JSON.stringify(input.children ?? [])},
        ${JSON.stringify(input.financialSituation ?? {})}, ${JSON.stringify(input.uploads ?? [])},
        ${JSON.stringify(input.preferences ?? {})},
        case when private.my_role() = 'mediator' then ${sectionsIn(input)}::text[] else '{}' end)`;
    return one(sql, id);
  },

  getCase: ({ input, sql }) => one(sql, input.caseId),

  updateCase: async ({ input: { caseId, title, description, issues, version }, sql }) => {
    const before = await lock(sql, caseId, version);
    if (!before) return undefined;
    await sql`
      update cases set title = ${title === '' ? untitled : (title ?? before.title)},
        description = ${description ?? before.description}
      where id = ${caseId}`;
    if (issues) await sql`select private.put_issues(${caseId}, ${JSON.stringify(issues)})`;
    return one(sql, caseId);
  },

  deleteCase: async ({ input: { caseId }, sql }) => {
    await sql`select private.delete_case(${caseId})`;
    return { ok: true as const };
  },
} satisfies Handlers<
  typeof import('@mediation/api-client/endpoints/cases/cases') &
    typeof import('@mediation/api-client/endpoints/cases/case-editing')
>;

/** The sections of an intake in which something is said. */
function sectionsIn({ marriageDetails, children, financialSituation, uploads, preferences }: NewCase): IntakeSection[] {
  const said: [IntakeSection, object | undefined][] = [
    ['relationship', marriageDetails],
    ['children', children],
    ['money', financialSituation],
    ['documents', uploads],
    ['matters', preferences],
  ];
  return ['you', ...said.filter(([, answers]) => Object.keys(answers ?? {}).length > 0).map(([section]) => section)];
}

/** Locks a case for a change of this version; undefined if the caller may not read it. */
export const lock = async (sql: Sql, id: string, version: number) =>
  lockVersion(
    await sql<Case>`select ${caseColumns} from cases c where id = ${id} for update`,
    version,
    () => sql`select id from cases where id = ${id}`,
  );

export async function one(sql: Sql, id: string): Promise<{ case: Case } | undefined> {
  const [row] = await sql<Case>`select ${caseColumns} from cases c where id = ${id}`;
  return row && { case: row };
}
