import { ApiError, type SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import { type OwnPassage, enginePassages } from './passages/own-passages.ts';

interface Subject {
  caseId?: string | null | undefined;
  /** Texts that others wrote are analysed only for the case's mediator. */
  isForMediator?: boolean;
}

/** What an organization and a mediator decided about assistance. */
interface Assistance {
  /** Whether texts may go to a language model outside. */
  mayLeave: boolean;
  /** Whom to name for danger. */
  contacts: SafetyContactSettings | null;
  passages: ReturnType<typeof enginePassages>;
  /** Whether messages are screened for danger. */
  screens: boolean;
}

/** Requires that the caller can read the case, and that its organization and its mediator have enabled AI assistance. */
export async function requireAssistance(
  sql: Sql,
  { caseId = null, isForMediator = false }: Subject,
): Promise<Assistance> {
  const [assistance] = await sql<{
    is_on: boolean;
    is_on_for_case: boolean;
    may_leave: boolean;
    screens: boolean;
    contacts: SafetyContactSettings | null;
    passages: OwnPassage[];
  }>`
    select private.ai_is_on(${caseId}::uuid) as is_on,
      coalesce(private.assistance_of(${caseId}::uuid) <> 'off_case', true) as is_on_for_case,
      private.external_ai_is_on(${caseId}::uuid) as may_leave,
      coalesce(private.screening_is_on(${caseId}::uuid), false) as screens,
      private.safety_contacts_of(${caseId}::uuid) as contacts, private.passages_of(${caseId}::uuid) as passages
    where (${caseId}::uuid is null and not ${isForMediator}::boolean)
      or exists (select from cases where id = ${caseId}::uuid and (
        not ${isForMediator}::boolean or 'mediator-' || id::text in (select private.my_audience_ids())))`;
  if (!assistance) throw new ApiError('not_found', 'Not found.');
  if (!assistance.is_on_for_case)
    throw new ApiError('unavailable', 'Assistance is switched off for this case. Everything else still works.');
  if (!assistance.is_on)
    throw new ApiError('unavailable', 'Assistance is switched off for your organization. Everything else still works.');
  const { may_leave: mayLeave, contacts, passages, screens } = assistance;
  return { mayLeave, contacts, passages: enginePassages(passages), screens };
}
