import type { Notification } from '@mediation/api-client';

const ofSubjects: Record<string, string> = {
  agreement: 'agreement',
  topic: 'proposal',
  money: 'money',
  settlement: 'money',
  invoice: 'money',
  device: 'account',
  lost_factors: 'account',
  requirement: 'document_uploaded',
  enquiry: 'user_invited',
};

/** The kind of a notification as its icon shows it: its type, or what a change of the case is about. */
export const notificationKind = ({ type, subject_type }: Pick<Notification, 'type' | 'subject_type'>) =>
  (subject_type !== null && ofSubjects[subject_type]) || type;
