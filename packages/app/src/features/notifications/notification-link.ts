import type { Notification, Role } from '@mediation/api-client';
import { caseTab, panels, paths } from '../../paths.ts';

/** The page of a notification's subject for this role; null if there is none. */
export function notificationLink(
  { type, subject_type: subject, case_id: caseId }: Pick<Notification, 'type' | 'subject_type' | 'case_id'>,
  role: Role,
) {
  const isGuestOfCase = role === 'divorcee' || role === 'lawyer';
  if (type === 'message' && isGuestOfCase) return paths.messages();
  if (subject === 'erasure_request') return role === 'admin' ? paths.adminErasures() : `${paths.profile()}?part=data`;
  if (caseId === null) return null;
  if (subject === 'intake') return role === 'mediator' ? `${paths.intake()}?case=${caseId}` : paths.intake();
  if (subject === 'agreement') return caseTab(caseId, 'agreement');
  if (subject === 'requirement' && isGuestOfCase) return paths.uploads(caseId);
  if (type.startsWith('session_')) return caseTab(caseId, 'sessions');
  if (type === 'message') return panels.chat(caseId);
  if (type.startsWith('document_') && isGuestOfCase) return paths.uploads(caseId);
  if (type === 'document_uploaded' && role === 'mediator') return paths.mediatorReview();
  return paths.case(caseId);
}
