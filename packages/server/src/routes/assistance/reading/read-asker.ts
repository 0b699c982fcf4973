import { ApiError, type Role, type Step } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { supportedLanguage } from './supported-language.ts';

/** Reads the caller's role, the step of the case that they ask about, and the language to answer in: that of their interface, else the one they have chosen. */
export async function readAsker(
  sql: Sql,
  { caseId, interfaceLanguage }: { caseId: string | null; interfaceLanguage: string | null | undefined },
) {
  const [asker] = await sql<{ role: Role | null; language: string | null; step: Step | null }>`
    select private.my_role() as role, (select step from cases where id = ${caseId}::uuid) as step, (select language from person_settings where user_id = auth.uid()) as language`;
  if (!asker?.role) throw new ApiError('forbidden', 'Your account has no role.');
  return {
    role: asker.role,
    step: asker.step ?? undefined,
    language: supportedLanguage(interfaceLanguage) ?? supportedLanguage(asker.language),
  };
}
