import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationPreferences } from '@mediation/api-client';

export type NotificationType = keyof NotificationPreferences['types'];

/** The names of the notification types, in the order of the form. */
export const notificationNames: Record<NotificationType, MessageDescriptor> = {
  message: msg`New messages`,
  session_scheduled: msg`Sessions offered, confirmed, moved or cancelled`,
  session_reminder: msg`Reminders of sessions`,
  document_uploaded: msg`New documents`,
  document_reviewed: msg`Documents that were looked at`,
  case_update: msg`Changes in a case`,
  user_invited: msg`Invitations`,
};

export const notificationTypes = Object.keys(notificationNames) as NotificationType[];
