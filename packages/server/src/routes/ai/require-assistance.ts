import { ApiError, type SafetyContactSettings } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';

interface Subject {
  caseId?: string | null | undefined;
  /** Texts that others wrote are analysed only for the case's mediator. */
  isForMediator?: boolean;
}

/**
 * Requires that the caller can read the case and that its organization and its mediator have enabled AI assistance. Returns whether
 * texts may leave for a language model outside, whom the organization names for danger, and whether it screens for safety.
 */
export async function requireAssistance(
  sql: Sql,
  { caseId = null, isForMediator = false }: Subject,
): Promise<{ mayLeave: boolean; contacts: SafetyContactSettings | null; screens: boolean }> {
  const [assistance] = await sql<{
    is_on: boolean;
    is_on_for_case: boolean;
    may_leave: boolean;
    screens: boolean;
    contacts: SafetyContactSettings | null;
  }>`
    select private.ai_is_on(${caseId}::uuid) as is_on,
      coalesce(private.assistance_of(${caseId}::uuid) <> 'off_case', true) as is_on_for_case, private.external_ai_is_on(${caseId}::uuid) as may_leave,
      coalesce(private.screening_is_on(${caseId}::uuid), false) as screens,
      private.safety_contacts_of(${caseId}::uuid) as contacts
    where (${caseId}::uuid is null and not ${isForMediator}::boolean)
      or exists (select from cases where id = ${caseId}::uuid and (
        not ${isForMediator}::boolean or 'mediator-' || id::text in (select private.my_audience_ids())))`;
  if (!assistance) throw new ApiError('not_found', 'Not found.');
  if (!assistance.is_on_for_case)
    throw new ApiError('unavailable', 'Assistance is switched off for this case. Everything else still works.');
  if (!assistance.is_on)
    throw new ApiError('unavailable', 'Assistance is switched off for your organization. Everything else still works.');
  return { mayLeave: assistance.may_leave, contacts: assistance.contacts, screens: assistance.screens };
}
