import { ApiError, type CaseProgress, type Missing, type Step, steps as order } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { missingMessages } from './missing-messages.ts';
import { toChange } from '../../http/to-change.ts';

export const steps = {
  getCaseStep: ({ input: { caseId }, sql }) => progressOf(sql, caseId),

  advanceCase: async ({ input: { caseId, step, version }, sql }) => {
    const held = await toChange(
      await sql<{ version: number; step: Step }>`select version, step from cases where id = ${caseId} for update`,
      version,
      () => sql`select id from cases where id = ${caseId}`,
    );
    if (!held) return undefined;
    const missing = (await factsOf(sql, caseId)).filter(
      (it) => it.step === held.step && it.done < it.total && it.code !== 'review_completed',
    );
    if (order.indexOf(step) === order.indexOf(held.step) + 1 && missing.length > 0) {
      const details = await missingMessages(sql, caseId, missing);
      throw new ApiError('conflict', 'Something is still missing for the next step.', { details });
    }
    await sql`select private.advance_case(${caseId}, ${step})`;
    return progressOf(sql, caseId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/steps')>;

type Fact = Missing & { step: Step };

const factsOf = (sql: Sql, caseId: string) => sql<Fact>`
  select fact.* from private.my_step_facts(${caseId}) fact left join case_participants p on p.id = fact.participant_id
  order by p.side nulls first`;

async function progressOf(sql: Sql, caseId: string): Promise<CaseProgress | undefined> {
  const [it] = await sql<{ step: Step; version: number }>`select step, version from cases where id = ${caseId}`;
  if (!it) return undefined;
  const missing = (await factsOf(sql, caseId)).filter(({ done, total }) => done < total);
  const now = order.indexOf(it.step);
  const is_complete = now === order.length - 1;
  const stateOf = (index: number) => (index < now || is_complete ? 'done' : index === now ? 'now' : 'later');
  const intakes = await sql<CaseProgress['intakes'][number]>`select * from private.my_case_intake_days(${caseId})`;
  const documents = await sql<CaseProgress['documents'][number]>`select * from private.my_document_counts(${caseId})`;
  return {
    ...it,
    is_complete,
    steps: order.map((id, index) => ({
      id,
      state: stateOf(index),
      missing: stateOf(index) === 'done' ? [] : missing.filter(({ step }) => step === id),
    })),
    intakes,
    documents,
  };
}
