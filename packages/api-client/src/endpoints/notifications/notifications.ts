import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Timestamp } from '../values.ts';

/** The kinds of notifications that this version knows. */
export const notificationTypes = [
  'case_update',
  'document_uploaded',
  'document_reviewed',
  'session_scheduled',
  'session_reminder',
  'message',
  'user_invited',
] as const;

/** A notification: neutral words, and beside them who and what it is about, for whoever reads that in the case as well. */
export const Notification = z.object({
  id: z.uuid(),
  /** One of `notificationTypes`; clients must also accept unknown ones. */
  type: z.string(),
  status: z.enum(['unread', 'read']),
  message: z.string(),
  case_id: z.nullable(z.uuid()),
  /**
   * The case's title with full wording, which everybody has unless they change it. Organizations may keep it from everybody
   * but the mediator of the case.
   */
  case_title: z.nullable(z.string()),
  /** Who did it, with full wording: for the mediator of the case, and for whoever reads the act itself. */
  actor_name: z._default(z.nullable(z.string()), null),
  /** The document type or the issue that it is about, with full wording. */
  subject_kind: z._default(z.nullable(z.string()), null),
  /** The file, topic or person of the case that it is about, with full wording: a name that somebody typed. */
  subject_name: z._default(z.nullable(z.string()), null),
  /** The audience of the subject; for a message the id of its channel. */
  visible_to: z.nullable(z.string()),
  /** The id of the subject. */
  subject_id: z.nullable(z.uuid()),
  /**
   * The type of the subject when a `case_update` is not about the case itself: `intake`, `requirement`, `agreement`,
   * `topic`, `erasure_request`; or `device` for a `sign_in`.
   */
  subject_type: z.nullable(z.string()),
  /** The version of an agreement that it is about, if the reader may read it. */
  version: z._default(
    z.nullable(z.object({ document: z.enum(['memorandum', 'finances', 'parenting']), number: z.int() })),
    null,
  ),
  /** When the session begins, for display in the reader's language and time zone; `message` names it in English. */
  starts_at: z.nullable(Timestamp),
  ends_at: z.nullable(Timestamp),
  created_at: Timestamp,
  read_at: z.nullable(Timestamp),
});
export type Notification = z.infer<typeof Notification>;

const Way = z.object({ in_app: z.boolean(), email: z.boolean() });
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 21:30.'));

/** Hours of each day, which may span midnight. */
export const DayHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'Choose an end that is not the beginning.' }));

/**
 * A person's notification settings. Mail is sent while the person is offline and after quiet hours, always in neutral
 * words.
 */
export const NotificationPreferences = z.object({
  types: z.record(z.enum(notificationTypes), Way),
  /** In the person's own time zone; the range may span midnight. */
  quiet_hours: z.nullable(DayHours),
  wording: z.enum(['neutral', 'full']),
  version: Version,
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Lists the caller's notifications, newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  reads: ['notifications'],
  input: z.object({
    ...pageInput,
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)),
      limits.notificationsPerPage,
    ),
  }),
  output: z.object({ notifications: z.array(Notification), ...pageOutput }),
});

/** Marks a notification as read. Idempotent. */
export const markNotificationRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:notificationId/read',
  changes: ['notifications'],
  activity: false,
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ notification: Notification }),
});

/** Marks all of the caller's notifications as read and returns how many were unread. */
export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  changes: ['notifications'],
  input: z.object({}),
  output: z.object({ ok: z.literal(true), count: z.int() }),
});

/** Deletes a notification, which can be restored for one day. */
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:notificationId',
  changes: ['notifications'],
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Restores a deleted notification. */
export const restoreNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:notificationId/restore',
  changes: ['notifications'],
  input: z.object({ notificationId: z.uuid() }),
  output: z.object({ notification: Notification }),
});

/** Gets the caller's notification settings. */
export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ preferences: NotificationPreferences }),
});

/** Replaces the caller's notification settings as a whole. */
export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  changes: ['account'],
  input: NotificationPreferences,
  output: z.object({ preferences: NotificationPreferences }),
});
