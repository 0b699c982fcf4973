import {
  ApiError,
  type CaseProgress,
  isStated,
  type Missing,
  type Step,
  stepAfter,
  steps as order,
} from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { lockVersion } from '../../http/optimistic-lock.ts';

export const steps = {
  getCaseStep: ({ input: { caseId }, sql }) => progressOf(sql, caseId),

  advanceCase: async ({ input: { caseId, step, version }, sql }) => {
    const before = await lockVersion(
      await sql<{ version: number; step: Step }>`select version, step from cases where id = ${caseId} for update`,
      version,
      () => sql`select id from cases where id = ${caseId}`,
    );
    if (!before) return undefined;
    const unmet = (await factsOf(sql, caseId)).filter(
      (fact) => fact.step === before.step && fact.done < fact.total && !isStated(fact.code),
    );
    if (step === stepAfter(before.step) && unmet.length > 0) {
      const details = unmet.map(({ code }) => ({ path: code, message: messages[code] }));
      throw new ApiError('conflict', 'Something is still missing for the next step.', { details });
    }
    await sql`select private.advance_case(${caseId}, ${step})`;
    return progressOf(sql, caseId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/steps')>;

/** The message for each unmet condition, in the details of a refusal. */
const messages: Record<Missing['code'], string> = {
  parties_joined: 'A party has not joined yet.',
  intake: 'An intake has not been sent yet.',
  documents: 'Documents are not settled yet.',
  review_completed: 'The review is not complete.',
  session_held: 'No session has been held yet.',
  draft_shared: 'No draft has been shared yet.',
  signatures_in: 'A party has not signed the newest version yet.',
  other_party: 'A party has something left to do.',
};

type Fact = Missing & { step: Step };

const factsOf = (sql: Sql, caseId: string) => sql<Fact>`
  select fact.* from private.my_step_facts(${caseId}) fact left join case_participants p on p.id = fact.participant_id
  order by p.side nulls first`;

async function progressOf(sql: Sql, caseId: string): Promise<CaseProgress | undefined> {
  const [found] = await sql<Pick<CaseProgress, 'step' | 'version' | 'can_advance'>>`
    select step, version, private.can_advance(id) as can_advance from cases where id = ${caseId}`;
  if (!found) return undefined;
  const missing = (await factsOf(sql, caseId)).filter(({ done, total }) => done < total);
  const now = order.indexOf(found.step);
  const is_complete = now === order.length - 1;
  const stateOf = (index: number) => (index < now || is_complete ? 'done' : index === now ? 'now' : 'later');
  const intakes = await sql<CaseProgress['intakes'][number]>`select * from private.my_case_intake_days(${caseId})`;
  const documents = await sql<CaseProgress['documents'][number]>`select * from private.my_document_counts(${caseId})`;
  return {
    ...found,
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
