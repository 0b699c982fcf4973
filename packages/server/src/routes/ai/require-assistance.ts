import { ApiError } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

interface Matter {
  caseId?: string | null | undefined;
  /** Whether only the case's mediator may ask: about what others wrote. */
  isForMediator?: boolean;
}

/** Lets a question to the engine pass if the caller sees the case that it is about, and assistance is on there. */
export async function requireAssistance(sql: Sql, { caseId = null, isForMediator = false }: Matter): Promise<void> {
  const [assistance] = await sql<{ is_on: boolean }>`
    select private.ai_is_on(${caseId}::uuid) as is_on
    where (${caseId}::uuid is null and not ${isForMediator}::boolean)
      or exists (select from cases where id = ${caseId}::uuid and (
        not ${isForMediator}::boolean or 'mediator-' || id::text in (select private.my_circle_ids())))`;
  if (!assistance) throw new ApiError('not_found', 'Not found.');
  if (!assistance.is_on)
    throw new ApiError('unavailable', 'Assistance is switched off for your organization. Everything else still works.');
}
