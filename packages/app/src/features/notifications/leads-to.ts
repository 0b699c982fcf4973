import type { Notification, Role } from '@mediation/api-client';
import { panels, paths } from '../../paths.ts';

/** The page that a notification is about, for somebody of this role; null where there is none. */
export function leadsTo({ type, case_id: caseId }: Pick<Notification, 'type' | 'case_id'>, role: Role) {
  if (type === 'message' && (role === 'divorcee' || role === 'lawyer')) return paths.messages();
  if (caseId === null) return null;
  return type === 'message' ? panels.chat(caseId) : paths.case(caseId);
}
