import type { Notification, Role } from '@mediation/api-client';
import { caseTab, caseTopic } from '../../../case-paths.ts';
import { panels } from '../../../panel-paths.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { paths } from '../../../paths.ts';
import { supportOf } from '../../../shared/people/support-address.ts';

type About = Pick<Notification, 'type' | 'message' | 'subject_type' | 'subject_id' | 'case_id' | 'visible_to'>;

/** The page that a notification is about, for somebody of this role; null where there is none. */
export function notificationLink(about: About, role: Role) {
  const { type, message, subject_type: subject, subject_id: id, case_id: caseId, visible_to: audience } = about;
  const [, kind, party] = /^(support|private-.{36})-(.+)$/.exec(audience ?? '') ?? [];
  if (type === 'message' && kind === 'support')
    return role === 'admin' ? `${supportOf(role)}?person=${party}` : supportOf(role);
  const isGuestOfCase = role === 'divorcee' || role === 'lawyer';
  if (type === 'message' && isGuestOfCase) return paths.messages();
  if (subject === 'device') return `${paths.profile()}?part=sign-in`;
  if (subject === 'erasure_request') return role === 'admin' ? paths.adminErasures() : `${paths.profile()}?part=data`;
  if (subject === 'enquiry') return role === 'divorcee' ? paths.ask() : `${paths.enquiries()}?enquiry=${id}`;
  if (subject === 'lost_factors')
    return role === 'admin' && !message.startsWith('Your') ? paths.adminUsers() : `${paths.profile()}?part=sign-in`;
  if (caseId === null) return null;
  if (subject === 'intake') return role === 'mediator' ? `${paths.intake()}?case=${caseId}` : paths.intake();
  if (subject === 'topic' && id !== null) return caseTopic(caseId, id);
  if (subject === 'invoice') return paths.fees(caseId);
  if (subject === 'money') return agreementPaths.money(caseId);
  if (subject === 'settlement') return `${agreementPaths.division(caseId)}?of=${id}`;
  if (subject === 'agreement')
    return `${agreementPaths.home(caseId)}?version=${id}${/signature on paper/i.test(message) ? '#who-signed' : ''}`;
  if (subject === 'requirement' && isGuestOfCase) return paths.uploads(caseId);
  if (subject === 'session' || type.startsWith('session_'))
    return id === null ? caseTab(caseId, 'sessions') : paths.session(id);
  const isForwarded = type === 'case_update' && kind?.startsWith('private') === true && subject === null;
  if (type === 'safety_sign' || type === 'message' || isForwarded) return panels.chat(caseId, party);
  if (type === 'document_uploaded' && role === 'mediator') return `${paths.mediatorReview()}?case=${caseId}`;
  if (type.startsWith('document_') && role !== 'admin') return id === null ? paths.uploads(caseId) : paths.document(id);
  return paths.case(caseId);
}
