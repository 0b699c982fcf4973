import type { Notification, Role } from '@mediation/api-client';
import { panels, paths } from '../../paths.ts';

/** The page that a notification is about, for somebody of this role; null where there is none. */
export function leadsTo({ type, case_id: caseId }: Pick<Notification, 'type' | 'case_id'>, role: Role) {
  const isGuestOfCase = role === 'divorcee' || role === 'lawyer';
  if (type === 'message' && isGuestOfCase) return paths.messages();
  if (caseId === null) return null;
  if (type === 'message') return panels.chat(caseId);
  if (type.startsWith('document_') && isGuestOfCase) return paths.uploads(caseId);
  if (type === 'document_uploaded' && role === 'mediator') return paths.mediatorReview();
  return paths.case(caseId);
}
